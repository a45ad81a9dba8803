# Generated from the OpenAPI document by `npm run generate:clients`: do not edit.
"""Client of the Dutygraph service. Needs nothing but the standard library of Python 3.9 or newer."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.error
import urllib.parse
import urllib.request
from decimal import Decimal
from typing import TYPE_CHECKING, Any, Dict, List, Literal, Optional, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired, TypedDict
else:
    def TypedDict(name: str, members: Dict[str, str]) -> Any:
        """Only type checkers read the members: they need no newer Python than the client."""
        return Dict[str, Any]

__version__ = "0.1.0"

_BUSY = (429, 502, 503, 504)


class DutygraphError(Exception):
    """A refusal, with the problem that the service sent."""

    def __init__(self, problem: Dict[str, Any], retry_after: Optional[int]) -> None:
        super().__init__(f"{problem['status']} {problem['title']}: {problem.get('detail', '')}")
        self.problem = problem
        #: Seconds to wait before the next attempt; None where it would not help.
        self.retry_after = retry_after


class Transport:
    """Sends calls, waits as the service asks, and turns refusals into errors."""

    def __init__(
        self,
        base_url: str,
        api_key: Optional[str] = None,
        *,
        retries: int = 2,
        timeout: float = 30.0,
        data_version: Optional[str] = None,
    ) -> None:
        self._base_url = base_url.rstrip("/")
        self._api_key = api_key
        self._retries = retries
        self._timeout = timeout
        self._data_version = data_version

    def _send(
        self,
        method: str,
        path: str,
        given: Dict[str, Any],
        body: Union[Dict[str, Any], bytes, None],
        is_file: bool,
        idempotency_key: Optional[str],
        prefixes: Optional[Dict[str, str]] = None,
    ) -> Any:
        headers = {"Accept": "application/json, application/problem+json, */*;q=0.9"}
        if self._api_key is not None:
            headers["Authorization"] = f"Bearer {self._api_key}"
        if self._data_version is not None:
            headers["Data-Version"] = self._data_version
        if idempotency_key is not None:
            headers["Idempotency-Key"] = idempotency_key
        data = None
        if isinstance(body, bytes):
            headers["Content-Type"] = "application/octet-stream"
            data = body
        elif body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body).encode("utf-8")
        address = self._base_url + _target(path, given, prefixes or {})
        for attempt in range(self._retries + 1):
            request = urllib.request.Request(address, data=data, headers=headers, method=method)
            try:
                with urllib.request.urlopen(request, timeout=self._timeout) as response:
                    content = response.read()
                    if response.status == 204:
                        return None
                    return content if is_file else json.loads(content)
            except urllib.error.HTTPError as refusal:
                after = refusal.headers.get("Retry-After")
                seconds = int(after) if after is not None and after.isdigit() else None
                may_repeat = method == "GET" and refusal.code in _BUSY and attempt < self._retries
                if not may_repeat:
                    raise _error(refusal, seconds) from None
                refusal.close()
                time.sleep(seconds if seconds is not None else 2**attempt)
        raise AssertionError("the last attempt either answers or raises")


def _with_prefix(name: str, prefix: str) -> str:
    """Names may be given with their prefix, as the address has them, or without."""
    return name if name.startswith(prefix) else prefix + name


def _target(path: str, given: Dict[str, Any], prefixes: Dict[str, str]) -> str:
    """Path and query: lists are joined by commas, members of an open map are parameters of their own."""
    pairs: List[Any] = []
    for name, value in given.items():
        if value is None:
            continue
        if "{" + name + "}" in path:
            path = path.replace("{" + name + "}", urllib.parse.quote(_text(value), safe=""))
        elif isinstance(value, dict):
            prefix = prefixes.get(name, "")
            pairs.extend((_with_prefix(key, prefix), _text(member)) for key, member in value.items())
        elif isinstance(value, (list, tuple)):
            pairs.append((name, ",".join(_text(member) for member in value)))
        else:
            pairs.append((name, _text(value)))
    return path + ("?" + urllib.parse.urlencode(pairs) if pairs else "")


def _text(value: Any) -> str:
    """Booleans as JSON writes them; numbers without an exponent."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (float, Decimal)):
        text = format(Decimal(str(value)), "f")
        return text.rstrip("0").rstrip(".") if "." in text else text
    return str(value)


def _error(refusal: urllib.error.HTTPError, retry_after: Optional[int]) -> Exception:
    content = refusal.read()
    if not (refusal.headers.get("Content-Type") or "").startswith("application/problem+json"):
        return RuntimeError(f"{refusal.code} without a problem: {content[:200]!r}")
    return DutygraphError(json.loads(content), retry_after)


class Dutygraph(Transport):
    """The operations of the service, each under its name."""

    def calculate_duty(self, *, hts: "str", origin: "Optional[CountryCode]" = None, value: "Optional[float]" = None, date: "Optional[str]" = None, departure: "Optional[str]" = None, meltpour: "Optional[CountryCode]" = None, steel: "Optional[float]" = None, aluminum: "Optional[float]" = None, copper: "Optional[float]" = None, uscontent: "Optional[float]" = None, qty: "Optional[float]" = None, qty2: "Optional[float]" = None, degrees: "Optional[float]" = None, transport: "Optional[Union[Literal[\"ocean\"], Literal[\"air\"], Literal[\"truck\"], Literal[\"rail\"]]]" = None, spi: "Optional[str]" = None, exclusions: "Optional[List[str]]" = None, uscast: "Optional[bool]" = None, usmelt: "Optional[bool]" = None, as_filed: "Optional[bool]" = None, include_legal_note_required_inputs: "Optional[bool]" = None, trace: "Optional[bool]" = None, verbose: "Optional[bool]" = None, include_legal_note_rate_rule_diagnostics: "Optional[bool]" = None, include_legal_note_chapter99_applicability_diagnostics: "Optional[bool]" = None, include_legal_note_quota_diagnostics: "Optional[bool]" = None, product_description: "Optional[str]" = None, manufacturer: "Optional[str]" = None, exporter: "Optional[str]" = None, adcvd_declared: "Optional[List[str]]" = None, adcvd_disclaimed: "Optional[List[str]]" = None, facts: "Optional[Dict[str, Any]]" = None, scope_facts: "Optional[Dict[str, Any]]" = None, measures: "Optional[Dict[str, Any]]" = None, legal_note_facts: "Optional[Dict[str, Any]]" = None, idempotency_key: Optional[str] = None) -> "CalculateDutyAnswer":
        """Full landed duty for one HTS line. The full duty on one tariff line at one origin and entry date: column rate, Chapter 99 layers, split lines, AD/CVD candidates, fees and totals, each with the law it follows. Point-in-time decision support, not a filed entry. REST: [`GET /v1/duty/calculate`](/docs#/Duty%20Calculation/calculateDuty), [`POST /v1/duty/calculate`](/docs#/Duty%20Calculation/calculateDutyWithValuation), [`GET /v1/duty/proof`](/docs#/Duty%20Calculation/proveDuty).

        hts: Line of Chapters 1 to 97: ten digits, dotted or not; eight where there are no statistical suffixes or all of them have the same duty. A number that lost its leading zero in a spreadsheet is repaired, with a warning.
        origin: Country of origin, ISO 3166-1 alpha-2 (19 CFR 134.1(b)). Without it: layers that depend on it stay undetermined.
        value: Declared (customs) value, USD, 0 to 1,000,000,000,000. Without it: rates without amounts.
        date: Entry date; rates, scope and eligibility are those of this day (19 CFR 141.69). Without it: today in America/New_York.
        departure: Day the goods were loaded on the final mode of transit, for in-transit rules.
        meltpour: Country where the steel was melted and poured.
        steel: Steel content, percent of the customs value, 0 to 100.
        aluminum: Aluminum content, percent of the customs value, 0 to 100.
        copper: Copper content, percent of the customs value, 0 to 100.
        uscontent: United States content, percent of the customs value, 0 to 100, for reductions of Section 232 duties.
        qty: Quantity in the line's first unit of measure.
        qty2: Quantity in the line's second unit of measure.
        degrees: Sugar degrees (Chapter 17) or degrees proof (Chapter 22), as the rate of the line reads them.
        transport: Mode of transport: `ocean`, `air`, `truck` or `rail`. The harbor maintenance fee is due on ocean cargo only.
        spi: Special program indicator claimed with proof of origin, for example `S` or `KR` (general note 3(c)(i)); `none`: no preference is claimed, and it is not asked for.
        exclusions: Chapter 99 headings claimed by number, at most 20: published exclusions, and headings that one yes-or-no fact decides.
        uscast: True: the importer certifies that the aluminum was smelted and cast in the United States.
        usmelt: True: the importer certifies that the steel was melted and poured in the United States.
        as_filed: True: the law as it was published on the entry date, later corrections left out (what was filed that day). False: as last corrected. Without it: as with false.
        include_legal_note_required_inputs: True: prompts of reviewed legal notes are added to `requiredInputs`; no total changes.
        trace: True: the computation step by step.
        verbose: True: every heading considered and not applied with its reason, and what each claim is worth.
        include_legal_note_rate_rule_diagnostics: True: rate rules of approved legal notes, evidence only.
        include_legal_note_chapter99_applicability_diagnostics: True: Chapter 99 effects of approved legal notes, evidence only.
        include_legal_note_quota_diagnostics: True: quotas of approved legal notes, evidence only.
        product_description: The goods in words, at most 2,000 characters: what the scopes of AD/CVD orders are compared with (19 CFR 351.225).
        manufacturer: Name of the manufacturer, as on the invoice: AD/CVD deposit rates are those of the firms (19 CFR 351.107).
        exporter: Exporter of the goods, for its AD/CVD deposit rate (19 CFR 351.107).
        adcvd_declared: AD/CVD case numbers the importer declares the goods under, at most 20: their deposits enter the totals (19 CFR 141.61(c)).
        adcvd_disclaimed: AD/CVD case numbers the importer states the goods are outside of, at most 20.
        facts: Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest. Written `fact.<key>=<value>`, one for each key.
        scope_facts: Structured facts that scopes turn on, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ... Written `scopeFact.<key>=<value>`, one for each key.
        measures: Quantities and component values that the line's own units do not cover, each unit once. Written `measures.<key>=<value>`, one for each key.
        legal_note_facts: Facts for legal-note prompts. A key of the fact vocabulary is taken as if it stood in `facts`; other keys only silence the prompt they name. Written `legalNoteFact.<key>=<value>`, one for each key.
        """
        return self._send("GET", "/v1/duty/calculate", {"hts": hts, "origin": origin, "value": value, "date": date, "departure": departure, "meltpour": meltpour, "steel": steel, "aluminum": aluminum, "copper": copper, "uscontent": uscontent, "qty": qty, "qty2": qty2, "degrees": degrees, "transport": transport, "spi": spi, "exclusions": exclusions, "uscast": uscast, "usmelt": usmelt, "asFiled": as_filed, "includeLegalNoteRequiredInputs": include_legal_note_required_inputs, "trace": trace, "verbose": verbose, "includeLegalNoteRateRuleDiagnostics": include_legal_note_rate_rule_diagnostics, "includeLegalNoteChapter99ApplicabilityDiagnostics": include_legal_note_chapter99_applicability_diagnostics, "includeLegalNoteQuotaDiagnostics": include_legal_note_quota_diagnostics, "productDescription": product_description, "manufacturer": manufacturer, "exporter": exporter, "adcvdDeclared": adcvd_declared, "adcvdDisclaimed": adcvd_disclaimed, "facts": facts, "scopeFacts": scope_facts, "measures": measures, "legalNoteFacts": legal_note_facts}, None, False, idempotency_key, {"facts": "fact.", "scopeFacts": "scopeFact.", "measures": "measures.", "legalNoteFacts": "legalNoteFact."})

    def calculate_duty_with_valuation(self, body: "Dict[str, Any]", idempotency_key: Optional[str] = None) -> "CalculateDutyWithValuationAnswer":
        """Full landed duty for one HTS line, with valuation adjustments. The full duty on one tariff line at one origin and entry date: column rate, Chapter 99 layers, split lines, AD/CVD candidates, fees and totals, each with the law it follows. Point-in-time decision support, not a filed entry. REST: [`GET /v1/duty/calculate`](/docs#/Duty%20Calculation/calculateDuty), [`POST /v1/duty/calculate`](/docs#/Duty%20Calculation/calculateDutyWithValuation), [`GET /v1/duty/proof`](/docs#/Duty%20Calculation/proveDuty).
        """
        return self._send("POST", "/v1/duty/calculate", {}, body, False, idempotency_key)

    def search_hts(self, *, q: "str", chapter: "Optional[str]" = None, parent: "Optional[str]" = None, date: "Optional[str]" = None, revision: "Optional[str]" = None, limit: "Optional[int]" = None, cursor: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "HtsSearchAnswer":
        """Full-text HTS search. Search of the schedule by words or by a number, whole or begun. Results are candidates for research: their order is no legal conclusion and there is no classification confidence. REST: [`GET /v1/hts/search`](/docs#/HTS%20Reference/searchHts).

        q: Words (prefixes, trade names and up to 12 misspellings are understood) or a number, dotted or not. Up to 1,000 characters.
        chapter: Two digits: only this chapter. Words are looked for in Chapters 1 to 97 unless 98 or 99 is named here.
        parent: Two to ten digits, dotted or not: only numbers that begin with them.
        date: Schedule of this day. Without it: of today, or as the revision printed it.
        revision: Schedule as printed by this revision, for example `2026_rev_10`. Without it: as last published.
        limit: Results on the page, 1 to 100. Without it: 20.
        cursor: Value of `pageInfo.endCursor` of the page before; it belongs to one data version. Without it: the first page.
        """
        return self._send("GET", "/v1/hts/search", {"q": q, "chapter": chapter, "parent": parent, "date": date, "revision": revision, "limit": limit, "cursor": cursor}, None, False, idempotency_key)

    def get_hts_notes(self, *, code: "Optional[str]" = None, chapter: "Optional[str]" = None, section: "Optional[str]" = None, scope: "Optional[Union[Literal[\"gri\"], Literal[\"general\"], Literal[\"section\"], Literal[\"chapter\"], Literal[\"subheading\"], Literal[\"additional-us\"], Literal[\"statistical\"], Literal[\"ch99-us-note\"]]]" = None, mentions_only: "Optional[bool]" = None, limit: "Optional[int]" = None, cursor: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "HtsNotesAnswer":
        """Section, chapter, subheading notes. The legal notes that govern a number, a chapter or a section, most specific first. Official text where it was ingested; else a digest: what the note does, to which headings, and at most 25 quoted words. REST: [`GET /v1/hts/notes`](/docs#/HTS%20Reference/getHtsNotes).

        code: Four to ten digits, dotted or not: notes that govern it; those that name it come first. One that no line of today's schedule has or begins with is `unknown-hts-code`.
        chapter: Two digits: the notes of this chapter and of its section.
        section: Roman numeral: the notes of this section.
        scope: Kind of note: `gri`, `general`, `section`, `chapter`, `subheading`, `additional-us`, `statistical` or `ch99-us-note`: only these.
        mentions_only: Only notes that name the code, or a heading or chapter above it. Without it: false.
        limit: Notes on the page, 1 to 100. Without it: 50.
        cursor: Value of `pageInfo.endCursor` of the page before; it belongs to one data version. Without it: the first page.
        """
        return self._send("GET", "/v1/hts/notes", {"code": code, "chapter": chapter, "section": section, "scope": scope, "mentionsOnly": mentions_only, "limit": limit, "cursor": cursor}, None, False, idempotency_key)

    def browse_hts(self, *, section: "Optional[str]" = None, chapter: "Optional[str]" = None, parent: "Optional[str]" = None, numbered_only: "Optional[bool]" = None, date: "Optional[str]" = None, revision: "Optional[str]" = None, limit: "Optional[int]" = None, cursor: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "HtsBrowseAnswer":
        """Enumerate codes by chapter or parent prefix. The rows of a section, a chapter or a number in printing order, unnumbered levels included. REST: [`GET /v1/hts/browse`](/docs#/HTS%20Reference/browseHts).

        section: Roman numeral of a section.
        chapter: Two digits: only this chapter.
        parent: Two to ten digits, dotted or not: the rows whose numbers begin with them, with the levels above.
        numbered_only: Leave unnumbered levels out. Without it: false.
        date: Schedule of this day. Without it: of today, or as the revision printed it.
        revision: Schedule as printed by this revision. Without it: as last published.
        limit: Rows on the page, 1 to 100. Without it: 100.
        cursor: Value of `pageInfo.endCursor` of the page before; it belongs to one data version. Without it: the first page.
        """
        return self._send("GET", "/v1/hts/browse", {"section": section, "chapter": chapter, "parent": parent, "numberedOnly": numbered_only, "date": date, "revision": revision, "limit": limit, "cursor": cursor}, None, False, idempotency_key)

    def get_hts_hierarchy(self, *, code: "str", date: "Optional[str]" = None, revision: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "HtsHierarchy":
        """Parents and children of one code. One number in its place: section, chapter, rows above, rows below and statistical siblings. REST: [`GET /v1/hts/hierarchy`](/docs#/HTS%20Reference/getHtsHierarchy).

        code: Four to ten digits, dotted or not.
        date: Schedule of this day. Without it: of today, or as the revision printed it.
        revision: Schedule as printed by this revision. Without it: as last published.
        """
        return self._send("GET", "/v1/hts/hierarchy", {"code": code, "date": date, "revision": revision}, None, False, idempotency_key)

    def search_catalog(self, *, q: "str", chapter: "Optional[str]" = None, date: "Optional[str]" = None, limit: "Optional[int]" = None, cursor: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "CatalogSearchAnswer":
        """Full-text catalog search. Search of the catalog: as `htsSearch`, with the chapters the results fall into. REST: [`GET /v1/catalog/search`](/docs#/Catalog/searchCatalog).

        q: Words or a number, whole or begun. Up to 1,000 characters.
        chapter: Two digits: only this chapter.
        date: Catalog of this day. Without it: of today.
        limit: Results on the page, 1 to 100. Without it: 20.
        cursor: Value of `pageInfo.endCursor` of the page before; it belongs to one data version. Without it: the first page.
        """
        return self._send("GET", "/v1/catalog/search", {"q": q, "chapter": chapter, "date": date, "limit": limit, "cursor": cursor}, None, False, idempotency_key)

    def list_catalog_sections(self, *, date: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "CatalogSections":
        """HTS sections and their chapters. The sections of the schedule with their chapters. REST: [`GET /v1/catalog/sections`](/docs#/Catalog/listCatalogSections).

        date: Catalog of this day. Without it: of today.
        """
        return self._send("GET", "/v1/catalog/sections", {"date": date}, None, False, idempotency_key)

    def get_catalog_chapter(self, *, chapter: "str", date: "Optional[str]" = None, limit: "Optional[int]" = None, cursor: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "CatalogChapter":
        """Codes in one chapter. The rows of one chapter in printing order. REST: [`GET /v1/catalog/chapters/{chapter}`](/docs#/Catalog/getCatalogChapter).

        chapter: Two digits, 01 to 99.
        date: Catalog of this day. Without it: of today.
        limit: Rows on the page, 1 to 100. Without it: 100.
        cursor: Value of `pageInfo.endCursor` of the page before; it belongs to one data version. Without it: the first page.
        """
        return self._send("GET", "/v1/catalog/chapters/{chapter}", {"chapter": chapter, "date": date, "limit": limit, "cursor": cursor}, None, False, idempotency_key)

    def get_catalog_code(self, *, code: "str", date: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "CatalogCode":
        """Full detail for one HTS code. Everything there is on one number: its place, rates, notes, endnotes and history. REST: [`GET /v1/catalog/codes/{code}`](/docs#/Catalog/getCatalogCode).

        code: Four to ten digits, dotted or not.
        date: Catalog of this day. Without it: of today.
        """
        return self._send("GET", "/v1/catalog/codes/{code}", {"code": code, "date": date}, None, False, idempotency_key)

    def check_adcvd(self, *, hts_code: "Optional[str]" = None, country: "Optional[CountryCode]" = None, entry_date: "Optional[str]" = None, product_description: "Optional[str]" = None, manufacturer: "Optional[str]" = None, exporter: "Optional[str]" = None, facts: "Optional[Dict[str, Any]]" = None, idempotency_key: Optional[str] = None) -> "AdcvdCheck":
        """Apply AD/CVD orders to a shipment. Antidumping and countervailing orders that may cover the goods, with scope evidence clause by clause. A tariff number in a notice is an index aid; only the written scope decides, and only Commerce rules on it (19 CFR 351.225). REST: [`GET /v1/adcvd/check`](/docs#/AD%2FCVD/checkAdcvd).

        hts_code: Tariff number, 4 to 10 digits, dotted or not: an index aid, it never decides scope. One that no line of the schedule has or begins with on the entry date is `unknown-hts-code`. Without it: orders are found by words.
        country: Country of origin, two capital letters. Without it: orders on every country are looked at.
        entry_date: Entry date, not after today. Without it: today in America/New_York.
        product_description: The goods in words: what they are, of what, how made, what for, with measures. At most 2,000 characters.
        manufacturer: Producer of the goods. At most 255 characters.
        exporter: Exporter of the goods. At most 255 characters.
        facts: Structured facts of the goods, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ... Written `facts.<key>=<value>`, one for each key.
        """
        return self._send("GET", "/v1/adcvd/check", {"htsCode": hts_code, "country": country, "entryDate": entry_date, "productDescription": product_description, "manufacturer": manufacturer, "exporter": exporter, "facts": facts}, None, False, idempotency_key, {"facts": "facts."})

    def search_adcvd_orders(self, *, case_number: "Optional[str]" = None, q: "Optional[str]" = None, country: "Optional[CountryCode]" = None, hts: "Optional[str]" = None, status: "Optional[Union[Literal[\"active\"], Literal[\"revoked\"], Literal[\"suspension_agreement\"], Literal[\"active_2020_unconfirmed\"], Literal[\"not_in_2020_itc_list\"]]]" = None, order_type: "Optional[Union[Literal[\"AD\"], Literal[\"CVD\"]]]" = None, limit: "Optional[int]" = None, cursor: "Optional[str]" = None, csv: "Optional[bool]" = None, idempotency_key: Optional[str] = None) -> "AdcvdOrderConnection":
        """Search order catalog. Orders and suspended investigations by case, words, country, tariff number, status and type. REST: [`GET /v1/adcvd/orders`](/docs#/AD%2FCVD/searchAdcvdOrders).

        case_number: Case number, whole or its beginning (`A-570`).
        q: Words of the product; every word must occur, beginnings of words are enough.
        country: Country of the order, two capital letters.
        hts: Tariff number, 4 to 10 digits: orders that list it, a heading above it or a line under it.
        status: Status of the order: `active`, `revoked`, `suspension_agreement`, `active_2020_unconfirmed` or `not_in_2020_itc_list`.
        order_type: Kind of order: `AD` (antidumping) or `CVD` (countervailing).
        limit: At most this many, 1 to 100. Without it: 20.
        cursor: Value of `endCursor` of the page before. Without it: the first page.
        csv: Adds every order found, all pages, as CSV text.
        """
        return self._send("GET", "/v1/adcvd/orders", {"caseNumber": case_number, "q": q, "country": country, "hts": hts, "status": status, "orderType": order_type, "limit": limit, "cursor": cursor, "csv": csv}, None, False, idempotency_key)

    def get_adcvd_rate_at_date(self, *, case_number: "str", company: "Optional[str]" = None, producer: "Optional[str]" = None, date: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "AdcvdRateAtDate":
        """Point-in-time rate query. The cash deposit rate of a company, or of companies without a rate of their own, on one day (19 CFR 351.107), with the segment it is from and since when. REST: [`GET /v1/adcvd/rates-at`](/docs#/AD%2FCVD/getAdcvdRateAtDate).

        case_number: Commerce case number: `A-570-890` (antidumping) or `C-570-968` (countervailing).
        company: Exporter, or the company when it is both. Without it: the rate of companies without their own.
        producer: Producer, where it is another company.
        date: Day, not after today. Without it: today in America/New_York.
        """
        return self._send("GET", "/v1/adcvd/rates-at", {"caseNumber": case_number, "company": company, "producer": producer, "date": date}, None, False, idempotency_key)

    def generate_adcvd_report(self, body: "Dict[str, Any]", idempotency_key: Optional[str] = None) -> "AdcvdReport":
        """Full case-by-case analysis from structured product facts. The full analysis of goods, case by case, saved to the account. The same facts on the same data are the same report: asking again stores nothing new. REST: [`POST /v1/adcvd/report`](/docs#/AD%2FCVD/generateAdcvdReport).
        """
        return self._send("POST", "/v1/adcvd/report", {}, body, False, idempotency_key)

    def get_adcvd_report_pdf(self, *, id: "str", idempotency_key: Optional[str] = None) -> "bytes":
        """Download a saved scope-determination PDF. A saved report as PDF. Another account's report is `not-found`. REST: [`GET /v1/adcvd-reports/{id}/pdf`](/docs#/AD%2FCVD/getAdcvdReportPdf).

        id: Identifier of the report.
        """
        return self._send("GET", "/v1/adcvd-reports/{id}/pdf", {"id": id}, None, True, idempotency_key)

    def check_pga(self, *, hts: "str", country: "Optional[CountryCode]" = None, agency: "Optional[str]" = None, date: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "PgaCheck":
        """PGA flags for an HTS code. Partner government agencies that regulate goods under a number: of each agency and program the flags with the longest prefix. A flag says who may ask for data at entry, not that goods are admissible. REST: [`GET /v1/pga/check`](/docs#/Trade%20Programs/checkPga).

        hts: Four to ten digits, dotted or not, of any chapter.
        country: Country of origin. The flags held depend on no country: it is given back, and a warning says so.
        agency: Only this agency, by its abbreviation, for example `FDA`. An unknown one is refused, naming the nearest.
        date: Flags in force on this day. Without it: on today in America/New_York.
        """
        return self._send("GET", "/v1/pga/check", {"hts": hts, "country": country, "agency": agency, "date": date}, None, False, idempotency_key)

    def get_chapter99_applicable(self, *, hts: "str", country: "CountryCode", date: "Optional[str]" = None, spi: "Optional[str]" = None, other_origins: "Optional[bool]" = None, facts: "Optional[Dict[str, Any]]" = None, idempotency_key: Optional[str] = None) -> "Chapter99Applicable":
        """Chapter 99 tariffs for an HTS code and country. Every Chapter 99 heading that names a line, for one country of origin and date: those that apply, or may, and those that do not, each with the reason. The same reading of the law as `dutyInfo`, without amounts. REST: [`GET /v1/chapter99/applicable`](/docs#/Trade%20Programs/getChapter99Applicable).

        hts: Line of Chapters 1 to 97: ten digits, dotted or not; eight where all statistical lines under it are treated alike.
        country: Country of origin (19 CFR 134.1(b)): most headings depend on it.
        date: Entry date; the headings are those in force on it. Without it: today in America/New_York.
        spi: Special program indicator claimed with proof of origin, for example `S` (general note 3(c)(i)), or `none`.
        other_origins: False: headings for products of other countries only are left out of `notApplicable`. Without it: true.
        facts: Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest. Written `fact.<key>=<value>`, one for each key.
        """
        return self._send("GET", "/v1/chapter99/applicable", {"hts": hts, "country": country, "date": date, "spi": spi, "otherOrigins": other_origins, "facts": facts}, None, False, idempotency_key, {"facts": "fact."})

    def trace_duty(self, *, hts: "str", origin: "Optional[CountryCode]" = None, value: "Optional[float]" = None, departure: "Optional[str]" = None, meltpour: "Optional[CountryCode]" = None, steel: "Optional[float]" = None, aluminum: "Optional[float]" = None, copper: "Optional[float]" = None, uscontent: "Optional[float]" = None, qty: "Optional[float]" = None, qty2: "Optional[float]" = None, degrees: "Optional[float]" = None, transport: "Optional[Union[Literal[\"ocean\"], Literal[\"air\"], Literal[\"truck\"], Literal[\"rail\"]]]" = None, spi: "Optional[str]" = None, exclusions: "Optional[List[str]]" = None, uscast: "Optional[bool]" = None, usmelt: "Optional[bool]" = None, as_filed: "Optional[bool]" = None, include_legal_note_required_inputs: "Optional[bool]" = None, product_description: "Optional[str]" = None, manufacturer: "Optional[str]" = None, exporter: "Optional[str]" = None, adcvd_declared: "Optional[List[str]]" = None, adcvd_disclaimed: "Optional[List[str]]" = None, from_: "Optional[str]" = None, to: "Optional[str]" = None, facts: "Optional[Dict[str, Any]]" = None, scope_facts: "Optional[Dict[str, Any]]" = None, measures: "Optional[Dict[str, Any]]" = None, legal_note_facts: "Optional[Dict[str, Any]]" = None, idempotency_key: Optional[str] = None) -> "DutyTimeline":
        """Every day on which the duty on the same goods changes. Every day on which the duty on the same goods changes, past and scheduled, with the cause and the law: headings in and out, rates, revisions of the schedule, fees. From one period to the next something differs; within one nothing does. REST: [`GET /v1/duty/timeline`](/docs#/Duty%20Calculation/traceDuty).

        hts: Line of Chapters 1 to 97: ten digits, dotted or not; eight where there are no statistical suffixes or all of them have the same duty. A number that lost its leading zero in a spreadsheet is repaired, with a warning.
        origin: Country of origin, ISO 3166-1 alpha-2 (19 CFR 134.1(b)). Without it: layers that depend on it stay undetermined.
        value: Declared (customs) value, USD, 0 to 1,000,000,000,000. Without it: rates without amounts.
        departure: Day the goods were loaded on the final mode of transit, for in-transit rules.
        meltpour: Country where the steel was melted and poured.
        steel: Steel content, percent of the customs value, 0 to 100.
        aluminum: Aluminum content, percent of the customs value, 0 to 100.
        copper: Copper content, percent of the customs value, 0 to 100.
        uscontent: United States content, percent of the customs value, 0 to 100, for reductions of Section 232 duties.
        qty: Quantity in the line's first unit of measure.
        qty2: Quantity in the line's second unit of measure.
        degrees: Sugar degrees (Chapter 17) or degrees proof (Chapter 22), as the rate of the line reads them.
        transport: Mode of transport: `ocean`, `air`, `truck` or `rail`. The harbor maintenance fee is due on ocean cargo only.
        spi: Special program indicator claimed with proof of origin, for example `S` or `KR` (general note 3(c)(i)); `none`: no preference is claimed, and it is not asked for.
        exclusions: Chapter 99 headings claimed by number, at most 20: published exclusions, and headings that one yes-or-no fact decides.
        uscast: True: the importer certifies that the aluminum was smelted and cast in the United States.
        usmelt: True: the importer certifies that the steel was melted and poured in the United States.
        as_filed: True: the law as it was published on the entry date, later corrections left out (what was filed that day). False: as last corrected. Without it: as with false.
        include_legal_note_required_inputs: True: prompts of reviewed legal notes are added to `requiredInputs`; no total changes.
        product_description: The goods in words, at most 2,000 characters: what the scopes of AD/CVD orders are compared with (19 CFR 351.225).
        manufacturer: Name of the manufacturer, as on the invoice: AD/CVD deposit rates are those of the firms (19 CFR 351.107).
        exporter: Exporter of the goods, for its AD/CVD deposit rate (19 CFR 351.107).
        adcvd_declared: AD/CVD case numbers the importer declares the goods under, at most 20: their deposits enter the totals (19 CFR 141.61(c)).
        adcvd_disclaimed: AD/CVD case numbers the importer states the goods are outside of, at most 20.
        from_: First day. Without it: the first covered day.
        to: Last day. Without it: the last covered day, up to which user fees are published.
        facts: Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest. Written `fact.<key>=<value>`, one for each key.
        scope_facts: Structured facts that scopes turn on, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ... Written `scopeFact.<key>=<value>`, one for each key.
        measures: Quantities and component values that the line's own units do not cover, each unit once. Written `measures.<key>=<value>`, one for each key.
        legal_note_facts: Facts for legal-note prompts. A key of the fact vocabulary is taken as if it stood in `facts`; other keys only silence the prompt they name. Written `legalNoteFact.<key>=<value>`, one for each key.
        """
        return self._send("GET", "/v1/duty/timeline", {"hts": hts, "origin": origin, "value": value, "departure": departure, "meltpour": meltpour, "steel": steel, "aluminum": aluminum, "copper": copper, "uscontent": uscontent, "qty": qty, "qty2": qty2, "degrees": degrees, "transport": transport, "spi": spi, "exclusions": exclusions, "uscast": uscast, "usmelt": usmelt, "asFiled": as_filed, "includeLegalNoteRequiredInputs": include_legal_note_required_inputs, "productDescription": product_description, "manufacturer": manufacturer, "exporter": exporter, "adcvdDeclared": adcvd_declared, "adcvdDisclaimed": adcvd_disclaimed, "from": from_, "to": to, "facts": facts, "scopeFacts": scope_facts, "measures": measures, "legalNoteFacts": legal_note_facts}, None, False, idempotency_key, {"facts": "fact.", "scopeFacts": "scopeFact.", "measures": "measures.", "legalNoteFacts": "legalNoteFact."})

    def compare_origins(self, *, hts: "str", value: "Optional[float]" = None, date: "Optional[str]" = None, departure: "Optional[str]" = None, meltpour: "Optional[CountryCode]" = None, steel: "Optional[float]" = None, aluminum: "Optional[float]" = None, copper: "Optional[float]" = None, uscontent: "Optional[float]" = None, qty: "Optional[float]" = None, qty2: "Optional[float]" = None, degrees: "Optional[float]" = None, transport: "Optional[Union[Literal[\"ocean\"], Literal[\"air\"], Literal[\"truck\"], Literal[\"rail\"]]]" = None, spi: "Optional[str]" = None, exclusions: "Optional[List[str]]" = None, uscast: "Optional[bool]" = None, usmelt: "Optional[bool]" = None, as_filed: "Optional[bool]" = None, include_legal_note_required_inputs: "Optional[bool]" = None, product_description: "Optional[str]" = None, manufacturer: "Optional[str]" = None, exporter: "Optional[str]" = None, adcvd_declared: "Optional[List[str]]" = None, adcvd_disclaimed: "Optional[List[str]]" = None, facts: "Optional[Dict[str, Any]]" = None, scope_facts: "Optional[Dict[str, Any]]" = None, measures: "Optional[Dict[str, Any]]" = None, legal_note_facts: "Optional[Dict[str, Any]]" = None, idempotency_key: Optional[str] = None) -> "OriginComparison":
        """The duty on one line from every country of origin. The duty on one line from every country of origin outside the customs territory of the United States, the lowest first, with the programs that charge it, the preference that would lower it, and what is still open. REST: [`GET /v1/duty/origins`](/docs#/Duty%20Calculation/compareOrigins).

        hts: Line of Chapters 1 to 97: ten digits, dotted or not; eight where there are no statistical suffixes or all of them have the same duty. A number that lost its leading zero in a spreadsheet is repaired, with a warning.
        value: Declared (customs) value, USD, 0 to 1,000,000,000,000. Without it: rates without amounts.
        date: Entry date; rates, scope and eligibility are those of this day (19 CFR 141.69). Without it: today in America/New_York.
        departure: Day the goods were loaded on the final mode of transit, for in-transit rules.
        meltpour: Country where the steel was melted and poured.
        steel: Steel content, percent of the customs value, 0 to 100.
        aluminum: Aluminum content, percent of the customs value, 0 to 100.
        copper: Copper content, percent of the customs value, 0 to 100.
        uscontent: United States content, percent of the customs value, 0 to 100, for reductions of Section 232 duties.
        qty: Quantity in the line's first unit of measure.
        qty2: Quantity in the line's second unit of measure.
        degrees: Sugar degrees (Chapter 17) or degrees proof (Chapter 22), as the rate of the line reads them.
        transport: Mode of transport: `ocean`, `air`, `truck` or `rail`. The harbor maintenance fee is due on ocean cargo only.
        spi: Special program indicator claimed with proof of origin, for example `S` or `KR` (general note 3(c)(i)); `none`: no preference is claimed, and it is not asked for.
        exclusions: Chapter 99 headings claimed by number, at most 20: published exclusions, and headings that one yes-or-no fact decides.
        uscast: True: the importer certifies that the aluminum was smelted and cast in the United States.
        usmelt: True: the importer certifies that the steel was melted and poured in the United States.
        as_filed: True: the law as it was published on the entry date, later corrections left out (what was filed that day). False: as last corrected. Without it: as with false.
        include_legal_note_required_inputs: True: prompts of reviewed legal notes are added to `requiredInputs`; no total changes.
        product_description: The goods in words, at most 2,000 characters: what the scopes of AD/CVD orders are compared with (19 CFR 351.225).
        manufacturer: Name of the manufacturer, as on the invoice: AD/CVD deposit rates are those of the firms (19 CFR 351.107).
        exporter: Exporter of the goods, for its AD/CVD deposit rate (19 CFR 351.107).
        adcvd_declared: AD/CVD case numbers the importer declares the goods under, at most 20: their deposits enter the totals (19 CFR 141.61(c)).
        adcvd_disclaimed: AD/CVD case numbers the importer states the goods are outside of, at most 20.
        facts: Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest. Written `fact.<key>=<value>`, one for each key.
        scope_facts: Structured facts that scopes turn on, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ... Written `scopeFact.<key>=<value>`, one for each key.
        measures: Quantities and component values that the line's own units do not cover, each unit once. Written `measures.<key>=<value>`, one for each key.
        legal_note_facts: Facts for legal-note prompts. A key of the fact vocabulary is taken as if it stood in `facts`; other keys only silence the prompt they name. Written `legalNoteFact.<key>=<value>`, one for each key.
        """
        return self._send("GET", "/v1/duty/origins", {"hts": hts, "value": value, "date": date, "departure": departure, "meltpour": meltpour, "steel": steel, "aluminum": aluminum, "copper": copper, "uscontent": uscontent, "qty": qty, "qty2": qty2, "degrees": degrees, "transport": transport, "spi": spi, "exclusions": exclusions, "uscast": uscast, "usmelt": usmelt, "asFiled": as_filed, "includeLegalNoteRequiredInputs": include_legal_note_required_inputs, "productDescription": product_description, "manufacturer": manufacturer, "exporter": exporter, "adcvdDeclared": adcvd_declared, "adcvdDisclaimed": adcvd_disclaimed, "facts": facts, "scopeFacts": scope_facts, "measures": measures, "legalNoteFacts": legal_note_facts}, None, False, idempotency_key, {"facts": "fact.", "scopeFacts": "scopeFact.", "measures": "measures.", "legalNoteFacts": "legalNoteFact."})

    def compare_duties(self, *, hts: "str", origin: "Optional[CountryCode]" = None, value: "Optional[float]" = None, date: "Optional[str]" = None, departure: "Optional[str]" = None, meltpour: "Optional[CountryCode]" = None, steel: "Optional[float]" = None, aluminum: "Optional[float]" = None, copper: "Optional[float]" = None, uscontent: "Optional[float]" = None, qty: "Optional[float]" = None, qty2: "Optional[float]" = None, degrees: "Optional[float]" = None, transport: "Optional[Union[Literal[\"ocean\"], Literal[\"air\"], Literal[\"truck\"], Literal[\"rail\"]]]" = None, spi: "Optional[str]" = None, exclusions: "Optional[List[str]]" = None, uscast: "Optional[bool]" = None, usmelt: "Optional[bool]" = None, as_filed: "Optional[bool]" = None, include_legal_note_required_inputs: "Optional[bool]" = None, product_description: "Optional[str]" = None, manufacturer: "Optional[str]" = None, exporter: "Optional[str]" = None, adcvd_declared: "Optional[List[str]]" = None, adcvd_disclaimed: "Optional[List[str]]" = None, to_hts: "Optional[str]" = None, to_origin: "Optional[CountryCode]" = None, to_value: "Optional[float]" = None, to_date: "Optional[str]" = None, to_departure: "Optional[str]" = None, to_meltpour: "Optional[CountryCode]" = None, to_steel: "Optional[float]" = None, to_aluminum: "Optional[float]" = None, to_copper: "Optional[float]" = None, to_uscontent: "Optional[float]" = None, to_qty: "Optional[float]" = None, to_qty2: "Optional[float]" = None, to_degrees: "Optional[float]" = None, to_transport: "Optional[Union[Literal[\"ocean\"], Literal[\"air\"], Literal[\"truck\"], Literal[\"rail\"]]]" = None, to_spi: "Optional[str]" = None, to_exclusions: "Optional[List[str]]" = None, to_uscast: "Optional[bool]" = None, to_usmelt: "Optional[bool]" = None, to_as_filed: "Optional[bool]" = None, to_product_description: "Optional[str]" = None, to_manufacturer: "Optional[str]" = None, to_exporter: "Optional[str]" = None, to_adcvd_declared: "Optional[List[str]]" = None, to_adcvd_disclaimed: "Optional[List[str]]" = None, facts: "Optional[Dict[str, Any]]" = None, scope_facts: "Optional[Dict[str, Any]]" = None, measures: "Optional[Dict[str, Any]]" = None, legal_note_facts: "Optional[Dict[str, Any]]" = None, to_facts: "Optional[Dict[str, Any]]" = None, to_measures: "Optional[Dict[str, Any]]" = None, idempotency_key: Optional[str] = None) -> "DutyDiff":
        """What lies between two duties, with the cause of each part. What lies between two duties, with the cause of each part: the same goods on two days, from two origins, or with another fact. The parts add up to the difference. REST: [`GET /v1/duty/difference`](/docs#/Duty%20Calculation/compareDuties).

        hts: Line of Chapters 1 to 97: ten digits, dotted or not; eight where there are no statistical suffixes or all of them have the same duty. A number that lost its leading zero in a spreadsheet is repaired, with a warning.
        origin: Country of origin, ISO 3166-1 alpha-2 (19 CFR 134.1(b)). Without it: layers that depend on it stay undetermined.
        value: Declared (customs) value, USD, 0 to 1,000,000,000,000. Without it: rates without amounts.
        date: Entry date; rates, scope and eligibility are those of this day (19 CFR 141.69). Without it: today in America/New_York.
        departure: Day the goods were loaded on the final mode of transit, for in-transit rules.
        meltpour: Country where the steel was melted and poured.
        steel: Steel content, percent of the customs value, 0 to 100.
        aluminum: Aluminum content, percent of the customs value, 0 to 100.
        copper: Copper content, percent of the customs value, 0 to 100.
        uscontent: United States content, percent of the customs value, 0 to 100, for reductions of Section 232 duties.
        qty: Quantity in the line's first unit of measure.
        qty2: Quantity in the line's second unit of measure.
        degrees: Sugar degrees (Chapter 17) or degrees proof (Chapter 22), as the rate of the line reads them.
        transport: Mode of transport: `ocean`, `air`, `truck` or `rail`. The harbor maintenance fee is due on ocean cargo only.
        spi: Special program indicator claimed with proof of origin, for example `S` or `KR` (general note 3(c)(i)); `none`: no preference is claimed, and it is not asked for.
        exclusions: Chapter 99 headings claimed by number, at most 20: published exclusions, and headings that one yes-or-no fact decides.
        uscast: True: the importer certifies that the aluminum was smelted and cast in the United States.
        usmelt: True: the importer certifies that the steel was melted and poured in the United States.
        as_filed: True: the law as it was published on the entry date, later corrections left out (what was filed that day). False: as last corrected. Without it: as with false.
        include_legal_note_required_inputs: True: prompts of reviewed legal notes are added to `requiredInputs`; no total changes.
        product_description: The goods in words, at most 2,000 characters: what the scopes of AD/CVD orders are compared with (19 CFR 351.225).
        manufacturer: Name of the manufacturer, as on the invoice: AD/CVD deposit rates are those of the firms (19 CFR 351.107).
        exporter: Exporter of the goods, for its AD/CVD deposit rate (19 CFR 351.107).
        adcvd_declared: AD/CVD case numbers the importer declares the goods under, at most 20: their deposits enter the totals (19 CFR 141.61(c)).
        adcvd_disclaimed: AD/CVD case numbers the importer states the goods are outside of, at most 20.
        to_hts: Another line.
        to_origin: Another country of origin.
        to_value: Another declared value, USD.
        to_date: Another entry date.
        to_departure: Another day of loading.
        to_meltpour: Another country where the steel was melted and poured.
        to_steel: Another steel content, percent of the customs value.
        to_aluminum: Another aluminum content, percent of the customs value.
        to_copper: Another copper content, percent of the customs value.
        to_uscontent: Another United States content, percent of the customs value.
        to_qty: Another quantity in the line's first unit.
        to_qty2: Another quantity in the line's second unit.
        to_degrees: Other sugar degrees or degrees proof.
        to_transport: Another mode of transport.
        to_spi: Another special program indicator claimed, or `none`.
        to_exclusions: Chapter 99 headings claimed instead of those of the first question.
        to_uscast: Whether the importer certifies that the aluminum was smelted and cast in the United States.
        to_usmelt: Whether the importer certifies that the steel was melted and poured in the United States.
        to_as_filed: True: the law as it was published on the entry date; false: as last corrected.
        to_product_description: Other words for the goods.
        to_manufacturer: Another manufacturer.
        to_exporter: Another exporter.
        to_adcvd_declared: AD/CVD case numbers declared instead of those of the first question.
        to_adcvd_disclaimed: AD/CVD case numbers disclaimed instead of those of the first question.
        facts: Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest. Written `fact.<key>=<value>`, one for each key.
        scope_facts: Structured facts that scopes turn on, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ... Written `scopeFact.<key>=<value>`, one for each key.
        measures: Quantities and component values that the line's own units do not cover, each unit once. Written `measures.<key>=<value>`, one for each key.
        legal_note_facts: Facts for legal-note prompts. A key of the fact vocabulary is taken as if it stood in `facts`; other keys only silence the prompt they name. Written `legalNoteFact.<key>=<value>`, one for each key.
        to_facts: Answers added to those of the first question; an answer to the same key takes its place. Written `to.fact.<key>=<value>`, one for each key.
        to_measures: Quantities added to those of the first question; one in the same unit takes its place. Written `to.measures.<key>=<value>`, one for each key.
        """
        return self._send("GET", "/v1/duty/difference", {"hts": hts, "origin": origin, "value": value, "date": date, "departure": departure, "meltpour": meltpour, "steel": steel, "aluminum": aluminum, "copper": copper, "uscontent": uscontent, "qty": qty, "qty2": qty2, "degrees": degrees, "transport": transport, "spi": spi, "exclusions": exclusions, "uscast": uscast, "usmelt": usmelt, "asFiled": as_filed, "includeLegalNoteRequiredInputs": include_legal_note_required_inputs, "productDescription": product_description, "manufacturer": manufacturer, "exporter": exporter, "adcvdDeclared": adcvd_declared, "adcvdDisclaimed": adcvd_disclaimed, "to.hts": to_hts, "to.origin": to_origin, "to.value": to_value, "to.date": to_date, "to.departure": to_departure, "to.meltpour": to_meltpour, "to.steel": to_steel, "to.aluminum": to_aluminum, "to.copper": to_copper, "to.uscontent": to_uscontent, "to.qty": to_qty, "to.qty2": to_qty2, "to.degrees": to_degrees, "to.transport": to_transport, "to.spi": to_spi, "to.exclusions": to_exclusions, "to.uscast": to_uscast, "to.usmelt": to_usmelt, "to.asFiled": to_as_filed, "to.productDescription": to_product_description, "to.manufacturer": to_manufacturer, "to.exporter": to_exporter, "to.adcvdDeclared": to_adcvd_declared, "to.adcvdDisclaimed": to_adcvd_disclaimed, "facts": facts, "scopeFacts": scope_facts, "measures": measures, "legalNoteFacts": legal_note_facts, "to.facts": to_facts, "to.measures": to_measures}, None, False, idempotency_key, {"facts": "fact.", "scopeFacts": "scopeFact.", "measures": "measures.", "legalNoteFacts": "legalNoteFact.", "to.facts": "to.fact.", "to.measures": "to.measures."})

    def compare_scenario(self, *, hts: "str", origin: "Optional[CountryCode]" = None, value: "Optional[float]" = None, date: "Optional[str]" = None, departure: "Optional[str]" = None, meltpour: "Optional[CountryCode]" = None, steel: "Optional[float]" = None, aluminum: "Optional[float]" = None, copper: "Optional[float]" = None, uscontent: "Optional[float]" = None, qty: "Optional[float]" = None, qty2: "Optional[float]" = None, degrees: "Optional[float]" = None, transport: "Optional[Union[Literal[\"ocean\"], Literal[\"air\"], Literal[\"truck\"], Literal[\"rail\"]]]" = None, spi: "Optional[str]" = None, exclusions: "Optional[List[str]]" = None, uscast: "Optional[bool]" = None, usmelt: "Optional[bool]" = None, as_filed: "Optional[bool]" = None, include_legal_note_required_inputs: "Optional[bool]" = None, product_description: "Optional[str]" = None, manufacturer: "Optional[str]" = None, exporter: "Optional[str]" = None, adcvd_declared: "Optional[List[str]]" = None, adcvd_disclaimed: "Optional[List[str]]" = None, without_authorities: "Optional[List[str]]" = None, without_programs: "Optional[List[str]]" = None, without_headings: "Optional[List[str]]" = None, extend_headings: "Optional[List[str]]" = None, to_hts: "Optional[str]" = None, to_origin: "Optional[CountryCode]" = None, to_value: "Optional[float]" = None, to_date: "Optional[str]" = None, to_departure: "Optional[str]" = None, to_meltpour: "Optional[CountryCode]" = None, to_steel: "Optional[float]" = None, to_aluminum: "Optional[float]" = None, to_copper: "Optional[float]" = None, to_uscontent: "Optional[float]" = None, to_qty: "Optional[float]" = None, to_qty2: "Optional[float]" = None, to_degrees: "Optional[float]" = None, to_transport: "Optional[Union[Literal[\"ocean\"], Literal[\"air\"], Literal[\"truck\"], Literal[\"rail\"]]]" = None, to_spi: "Optional[str]" = None, to_exclusions: "Optional[List[str]]" = None, to_uscast: "Optional[bool]" = None, to_usmelt: "Optional[bool]" = None, to_as_filed: "Optional[bool]" = None, to_product_description: "Optional[str]" = None, to_manufacturer: "Optional[str]" = None, to_exporter: "Optional[str]" = None, to_adcvd_declared: "Optional[List[str]]" = None, to_adcvd_disclaimed: "Optional[List[str]]" = None, facts: "Optional[Dict[str, Any]]" = None, scope_facts: "Optional[Dict[str, Any]]" = None, measures: "Optional[Dict[str, Any]]" = None, legal_note_facts: "Optional[Dict[str, Any]]" = None, to_facts: "Optional[Dict[str, Any]]" = None, to_measures: "Optional[Dict[str, Any]]" = None, idempotency_key: Optional[str] = None) -> "ScenarioComparison":
        """What becomes of a duty under a scenario: without an authority or a heading, or with another question. One duty as the law is, and under each scenario: without an authority, a program or a heading, with an exclusion extended, on another day, or with anything else of the question changed. Each is a difference against the base. REST takes one scenario a request. REST: [`GET /v1/duty/scenarios`](/docs#/Duty%20Calculation/compareScenario).

        hts: Line of Chapters 1 to 97: ten digits, dotted or not; eight where there are no statistical suffixes or all of them have the same duty. A number that lost its leading zero in a spreadsheet is repaired, with a warning.
        origin: Country of origin, ISO 3166-1 alpha-2 (19 CFR 134.1(b)). Without it: layers that depend on it stay undetermined.
        value: Declared (customs) value, USD, 0 to 1,000,000,000,000. Without it: rates without amounts.
        date: Entry date; rates, scope and eligibility are those of this day (19 CFR 141.69). Without it: today in America/New_York.
        departure: Day the goods were loaded on the final mode of transit, for in-transit rules.
        meltpour: Country where the steel was melted and poured.
        steel: Steel content, percent of the customs value, 0 to 100.
        aluminum: Aluminum content, percent of the customs value, 0 to 100.
        copper: Copper content, percent of the customs value, 0 to 100.
        uscontent: United States content, percent of the customs value, 0 to 100, for reductions of Section 232 duties.
        qty: Quantity in the line's first unit of measure.
        qty2: Quantity in the line's second unit of measure.
        degrees: Sugar degrees (Chapter 17) or degrees proof (Chapter 22), as the rate of the line reads them.
        transport: Mode of transport: `ocean`, `air`, `truck` or `rail`. The harbor maintenance fee is due on ocean cargo only.
        spi: Special program indicator claimed with proof of origin, for example `S` or `KR` (general note 3(c)(i)); `none`: no preference is claimed, and it is not asked for.
        exclusions: Chapter 99 headings claimed by number, at most 20: published exclusions, and headings that one yes-or-no fact decides.
        uscast: True: the importer certifies that the aluminum was smelted and cast in the United States.
        usmelt: True: the importer certifies that the steel was melted and poured in the United States.
        as_filed: True: the law as it was published on the entry date, later corrections left out (what was filed that day). False: as last corrected. Without it: as with false.
        include_legal_note_required_inputs: True: prompts of reviewed legal notes are added to `requiredInputs`; no total changes.
        product_description: The goods in words, at most 2,000 characters: what the scopes of AD/CVD orders are compared with (19 CFR 351.225).
        manufacturer: Name of the manufacturer, as on the invoice: AD/CVD deposit rates are those of the firms (19 CFR 351.107).
        exporter: Exporter of the goods, for its AD/CVD deposit rate (19 CFR 351.107).
        adcvd_declared: AD/CVD case numbers the importer declares the goods under, at most 20: their deposits enter the totals (19 CFR 141.61(c)).
        adcvd_disclaimed: AD/CVD case numbers the importer states the goods are outside of, at most 20.
        without_authorities: Kinds of authority whose headings are taken as not there, for example `section_232` or `section_301`: the `authorityType` of a layer. What they displaced comes back.
        without_programs: Programs whose headings are taken as not there, by the `program` of a layer.
        without_headings: Chapter 99 headings that are taken as not there.
        extend_headings: Chapter 99 headings that ended, for example published exclusions: taken as still in force as they last were for the line and origin. One that is claimed by its number is claimed.
        to_hts: Another line.
        to_origin: Another country of origin.
        to_value: Another declared value, USD.
        to_date: Another entry date.
        to_departure: Another day of loading.
        to_meltpour: Another country where the steel was melted and poured.
        to_steel: Another steel content, percent of the customs value.
        to_aluminum: Another aluminum content, percent of the customs value.
        to_copper: Another copper content, percent of the customs value.
        to_uscontent: Another United States content, percent of the customs value.
        to_qty: Another quantity in the line's first unit.
        to_qty2: Another quantity in the line's second unit.
        to_degrees: Other sugar degrees or degrees proof.
        to_transport: Another mode of transport.
        to_spi: Another special program indicator claimed, or `none`.
        to_exclusions: Chapter 99 headings claimed instead of those of the first question.
        to_uscast: Whether the importer certifies that the aluminum was smelted and cast in the United States.
        to_usmelt: Whether the importer certifies that the steel was melted and poured in the United States.
        to_as_filed: True: the law as it was published on the entry date; false: as last corrected.
        to_product_description: Other words for the goods.
        to_manufacturer: Another manufacturer.
        to_exporter: Another exporter.
        to_adcvd_declared: AD/CVD case numbers declared instead of those of the first question.
        to_adcvd_disclaimed: AD/CVD case numbers disclaimed instead of those of the first question.
        facts: Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest. Written `fact.<key>=<value>`, one for each key.
        scope_facts: Structured facts that scopes turn on, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ... Written `scopeFact.<key>=<value>`, one for each key.
        measures: Quantities and component values that the line's own units do not cover, each unit once. Written `measures.<key>=<value>`, one for each key.
        legal_note_facts: Facts for legal-note prompts. A key of the fact vocabulary is taken as if it stood in `facts`; other keys only silence the prompt they name. Written `legalNoteFact.<key>=<value>`, one for each key.
        to_facts: Answers added to those of the first question; an answer to the same key takes its place. Written `to.fact.<key>=<value>`, one for each key.
        to_measures: Quantities added to those of the first question; one in the same unit takes its place. Written `to.measures.<key>=<value>`, one for each key.
        """
        return self._send("GET", "/v1/duty/scenarios", {"hts": hts, "origin": origin, "value": value, "date": date, "departure": departure, "meltpour": meltpour, "steel": steel, "aluminum": aluminum, "copper": copper, "uscontent": uscontent, "qty": qty, "qty2": qty2, "degrees": degrees, "transport": transport, "spi": spi, "exclusions": exclusions, "uscast": uscast, "usmelt": usmelt, "asFiled": as_filed, "includeLegalNoteRequiredInputs": include_legal_note_required_inputs, "productDescription": product_description, "manufacturer": manufacturer, "exporter": exporter, "adcvdDeclared": adcvd_declared, "adcvdDisclaimed": adcvd_disclaimed, "withoutAuthorities": without_authorities, "withoutPrograms": without_programs, "withoutHeadings": without_headings, "extendHeadings": extend_headings, "to.hts": to_hts, "to.origin": to_origin, "to.value": to_value, "to.date": to_date, "to.departure": to_departure, "to.meltpour": to_meltpour, "to.steel": to_steel, "to.aluminum": to_aluminum, "to.copper": to_copper, "to.uscontent": to_uscontent, "to.qty": to_qty, "to.qty2": to_qty2, "to.degrees": to_degrees, "to.transport": to_transport, "to.spi": to_spi, "to.exclusions": to_exclusions, "to.uscast": to_uscast, "to.usmelt": to_usmelt, "to.asFiled": to_as_filed, "to.productDescription": to_product_description, "to.manufacturer": to_manufacturer, "to.exporter": to_exporter, "to.adcvdDeclared": to_adcvd_declared, "to.adcvdDisclaimed": to_adcvd_disclaimed, "facts": facts, "scopeFacts": scope_facts, "measures": measures, "legalNoteFacts": legal_note_facts, "to.facts": to_facts, "to.measures": to_measures}, None, False, idempotency_key, {"facts": "fact.", "scopeFacts": "scopeFact.", "measures": "measures.", "legalNoteFacts": "legalNoteFact.", "to.facts": "to.fact.", "to.measures": "to.measures."})

    def prove_duty(self, *, hts: "str", origin: "Optional[CountryCode]" = None, value: "Optional[float]" = None, date: "Optional[str]" = None, departure: "Optional[str]" = None, meltpour: "Optional[CountryCode]" = None, steel: "Optional[float]" = None, aluminum: "Optional[float]" = None, copper: "Optional[float]" = None, uscontent: "Optional[float]" = None, qty: "Optional[float]" = None, qty2: "Optional[float]" = None, degrees: "Optional[float]" = None, transport: "Optional[Union[Literal[\"ocean\"], Literal[\"air\"], Literal[\"truck\"], Literal[\"rail\"]]]" = None, spi: "Optional[str]" = None, exclusions: "Optional[List[str]]" = None, uscast: "Optional[bool]" = None, usmelt: "Optional[bool]" = None, as_filed: "Optional[bool]" = None, include_legal_note_required_inputs: "Optional[bool]" = None, product_description: "Optional[str]" = None, manufacturer: "Optional[str]" = None, exporter: "Optional[str]" = None, adcvd_declared: "Optional[List[str]]" = None, adcvd_disclaimed: "Optional[List[str]]" = None, facts: "Optional[Dict[str, Any]]" = None, scope_facts: "Optional[Dict[str, Any]]" = None, measures: "Optional[Dict[str, Any]]" = None, legal_note_facts: "Optional[Dict[str, Any]]" = None, idempotency_key: Optional[str] = None) -> "DutyInfoOfProveDuty":
        """The duty with its facts and the law it rests on, to be computed again elsewhere. The full duty on one tariff line at one origin and entry date: column rate, Chapter 99 layers, split lines, AD/CVD candidates, fees and totals, each with the law it follows. Point-in-time decision support, not a filed entry. REST: [`GET /v1/duty/calculate`](/docs#/Duty%20Calculation/calculateDuty), [`POST /v1/duty/calculate`](/docs#/Duty%20Calculation/calculateDutyWithValuation), [`GET /v1/duty/proof`](/docs#/Duty%20Calculation/proveDuty).

        hts: Line of Chapters 1 to 97: ten digits, dotted or not; eight where there are no statistical suffixes or all of them have the same duty. A number that lost its leading zero in a spreadsheet is repaired, with a warning.
        origin: Country of origin, ISO 3166-1 alpha-2 (19 CFR 134.1(b)). Without it: layers that depend on it stay undetermined.
        value: Declared (customs) value, USD, 0 to 1,000,000,000,000. Without it: rates without amounts.
        date: Entry date; rates, scope and eligibility are those of this day (19 CFR 141.69). Without it: today in America/New_York.
        departure: Day the goods were loaded on the final mode of transit, for in-transit rules.
        meltpour: Country where the steel was melted and poured.
        steel: Steel content, percent of the customs value, 0 to 100.
        aluminum: Aluminum content, percent of the customs value, 0 to 100.
        copper: Copper content, percent of the customs value, 0 to 100.
        uscontent: United States content, percent of the customs value, 0 to 100, for reductions of Section 232 duties.
        qty: Quantity in the line's first unit of measure.
        qty2: Quantity in the line's second unit of measure.
        degrees: Sugar degrees (Chapter 17) or degrees proof (Chapter 22), as the rate of the line reads them.
        transport: Mode of transport: `ocean`, `air`, `truck` or `rail`. The harbor maintenance fee is due on ocean cargo only.
        spi: Special program indicator claimed with proof of origin, for example `S` or `KR` (general note 3(c)(i)); `none`: no preference is claimed, and it is not asked for.
        exclusions: Chapter 99 headings claimed by number, at most 20: published exclusions, and headings that one yes-or-no fact decides.
        uscast: True: the importer certifies that the aluminum was smelted and cast in the United States.
        usmelt: True: the importer certifies that the steel was melted and poured in the United States.
        as_filed: True: the law as it was published on the entry date, later corrections left out (what was filed that day). False: as last corrected. Without it: as with false.
        include_legal_note_required_inputs: True: prompts of reviewed legal notes are added to `requiredInputs`; no total changes.
        product_description: The goods in words, at most 2,000 characters: what the scopes of AD/CVD orders are compared with (19 CFR 351.225).
        manufacturer: Name of the manufacturer, as on the invoice: AD/CVD deposit rates are those of the firms (19 CFR 351.107).
        exporter: Exporter of the goods, for its AD/CVD deposit rate (19 CFR 351.107).
        adcvd_declared: AD/CVD case numbers the importer declares the goods under, at most 20: their deposits enter the totals (19 CFR 141.61(c)).
        adcvd_disclaimed: AD/CVD case numbers the importer states the goods are outside of, at most 20.
        facts: Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest. Written `fact.<key>=<value>`, one for each key.
        scope_facts: Structured facts that scopes turn on, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ... Written `scopeFact.<key>=<value>`, one for each key.
        measures: Quantities and component values that the line's own units do not cover, each unit once. Written `measures.<key>=<value>`, one for each key.
        legal_note_facts: Facts for legal-note prompts. A key of the fact vocabulary is taken as if it stood in `facts`; other keys only silence the prompt they name. Written `legalNoteFact.<key>=<value>`, one for each key.
        """
        return self._send("GET", "/v1/duty/proof", {"hts": hts, "origin": origin, "value": value, "date": date, "departure": departure, "meltpour": meltpour, "steel": steel, "aluminum": aluminum, "copper": copper, "uscontent": uscontent, "qty": qty, "qty2": qty2, "degrees": degrees, "transport": transport, "spi": spi, "exclusions": exclusions, "uscast": uscast, "usmelt": usmelt, "asFiled": as_filed, "includeLegalNoteRequiredInputs": include_legal_note_required_inputs, "productDescription": product_description, "manufacturer": manufacturer, "exporter": exporter, "adcvdDeclared": adcvd_declared, "adcvdDisclaimed": adcvd_disclaimed, "facts": facts, "scopeFacts": scope_facts, "measures": measures, "legalNoteFacts": legal_note_facts}, None, False, idempotency_key, {"facts": "fact.", "scopeFacts": "scopeFact.", "measures": "measures.", "legalNoteFacts": "legalNoteFact."})

    def list_law_changes(self, *, since: "Optional[str]" = None, hts: "Optional[str]" = None, limit: "Optional[int]" = None, cursor: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "LawChanges":
        """Changes of the law that this server has applied, as JSON or an Atom feed. Changes of the law as this server knows it: every ingestion that was applied and not rolled back, oldest first, with the tariff numbers, headings and cases it touches. Read on with `pageInfo.endCursor`, which stays valid. What the law itself schedules is in `tariffEvents` and `dutyTimeline`. Test keys have no changes. REST: [`GET /v1/changes`](/docs#/Regulatory%20Data/listLawChanges).

        since: Applied on this day (UTC) and later. Without it: from the first.
        hts: Only changes that touch this number of 4 to 10 digits, one under it or one above it, or a Chapter 99 heading whose lists name it or that names all goods of its countries. Several numbers, such as those of all parts, are separated by commas, at most 250. Without it: all.
        limit: Changes on the page, 1 to 100. Without it: 50.
        cursor: Value of `pageInfo.endCursor` of the page before; it stays valid. Without it: the first page.
        """
        return self._send("GET", "/v1/changes", {"since": since, "hts": hts, "limit": limit, "cursor": cursor}, None, False, idempotency_key)

    def audit_entries(self, body: "Dict[str, Any]", idempotency_key: Optional[str] = None) -> "EntryAudit":
        """Audit filed entries against the law of their days. Audits customs entries as they were filed: each line is computed again at its own entry date, and what differs is said with the money, the reason, the route and the last day. Nothing of the file is kept, logged or sent on. Decision support, to be reviewed by the importer or a licensed broker (19 CFR 111.1). REST: [`POST /v1/entry-audits`](/docs#/Entry%20Audit/auditEntries).
        """
        return self._send("POST", "/v1/entry-audits", {}, body, False, idempotency_key)

    def list_entry_audit_jobs(self, idempotency_key: Optional[str] = None) -> "EntryAuditJobList":
        """List the stored audits of the account. Stored audits of the caller's account, the newest first. One is started by [`POST /v1/entry-audits/jobs`](/docs#/Entry%20Audit/startEntryAudit) with a file of up to 32 MiB, and deleted with everything of it by `DELETE /v1/entry-audits/jobs/{id}` or after 30 days. REST: [`GET /v1/entry-audits/jobs`](/docs#/Entry%20Audit/listEntryAuditJobs).
        """
        return self._send("GET", "/v1/entry-audits/jobs", {}, None, False, idempotency_key)

    def start_entry_audit(self, file: bytes, *, name: "Optional[str]" = None, as_of: "Optional[str]" = None, columns: "Optional[Dict[str, Any]]" = None, idempotency_key: Optional[str] = None) -> "EntryAuditJobOfGetEntryAuditJob":
        """Start an audit of a file of filed entries. The body is the file as it is: ACE report ES-003 or a table of a broker (CSV or XLSX), entry summaries in CATAIR form, or CBP Form 7501 (PDF with text), alone or with reports of Customs in a ZIP archive of up to 20 files; up to 32 MiB. It is read, audited line by line and written as reports in the background; the answer names the audit, whose address says how far it is. What is kept is encrypted, belongs to the account and is deleted on request and after 30 days. At most 3 audits of an account are under way, at most 50 are kept.

        name: Name of the file, shown with the audit.
        as_of: The day that rights and deadlines are counted to; today in America/New_York without it. The law of a line is that of its entry date.
        columns: Headers of the table that are not known, by field. Written `column.<key>=<value>`, one for each key.
        """
        return self._send("POST", "/v1/entry-audits/jobs", {"name": name, "asOf": as_of, "columns": columns}, file, False, idempotency_key, {"columns": "column."})

    def get_entry_audit_job(self, *, id: "str", idempotency_key: Optional[str] = None) -> "EntryAuditJobOfGetEntryAuditJob":
        """Get a stored audit: progress, sums and files. One stored audit: how far it is, what was read, its sums and its files. Another id is an error of kind `not-found`. REST: [`GET /v1/entry-audits/jobs/{id}`](/docs#/Entry%20Audit/getEntryAuditJob).

        id: Identifier of the audit, as the answer to its start gave it.
        """
        return self._send("GET", "/v1/entry-audits/jobs/{id}", {"id": id}, None, False, idempotency_key)

    def delete_entry_audit(self, *, id: "str", idempotency_key: Optional[str] = None) -> "None":
        """End and delete a stored audit. Ends it if it is under way and deletes the file, the entries, the findings and every output.

        id: Identifier of the audit, as the answer to its start gave it.
        """
        return self._send("DELETE", "/v1/entry-audits/jobs/{id}", {"id": id}, None, True, idempotency_key)

    def list_entry_audit_findings(self, *, id: "str", severity: "Optional[List[Union[Literal[\"error\"], Literal[\"opportunity\"], Literal[\"advisory\"], Literal[\"info\"]]]]" = None, code: "Optional[List[str]]" = None, sort: "Optional[Union[Literal[\"money\"], Literal[\"deadline\"], Literal[\"entry\"]]]" = None, limit: "Optional[int]" = None, cursor: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "EntryFindingConnection":
        """List the findings of a stored audit. Findings of a stored audit, also while it is under way. An unknown audit is an error of kind `not-found`. REST: [`GET /v1/entry-audits/jobs/{id}/findings`](/docs#/Entry%20Audit/listEntryAuditFindings).

        id: Identifier of the audit, as the answer to its start gave it.
        severity: Only these severities. Without it: all.
        code: Only these codes, for example `T01`. Without it: all.
        sort: What comes first. Without it: money.
        limit: Findings of a page, 1 to 100. Without it: 20.
        cursor: Value of `endCursor` of the page before. Without it: the first page.
        """
        return self._send("GET", "/v1/entry-audits/jobs/{id}/findings", {"id": id, "severity": severity, "code": code, "sort": sort, "limit": limit, "cursor": cursor}, None, False, idempotency_key)

    def get_entry_audit_entry(self, *, id: "str", number: "str", idempotency_key: Optional[str] = None) -> "AuditedEntryOfGetEntryAuditEntry":
        """Get one entry of a stored audit, filed beside lawful. One entry of a stored audit with its lines, filed beside lawful. An audit or an entry that is not there, or is not audited yet, is an error of kind `not-found`. REST: [`GET /v1/entry-audits/jobs/{id}/entries/{number}`](/docs#/Entry%20Audit/getEntryAuditEntry).

        id: Identifier of the audit, as the answer to its start gave it.
        number: Entry number, with or without dashes.
        """
        return self._send("GET", "/v1/entry-audits/jobs/{id}/entries/{number}", {"id": id, "number": number}, None, False, idempotency_key)

    def download_entry_audit_file(self, *, id: "str", name: "str", idempotency_key: Optional[str] = None) -> "bytes":
        """Download an output of a stored audit. The bytes of one of the files that the audit names, or the proof of a line that a finding names, computed again by the law that the audit was made with.

        id: Identifier of the audit, as the answer to its start gave it.
        name: Name of the file, or of a proof.
        """
        return self._send("GET", "/v1/entry-audits/jobs/{id}/files/{name}", {"id": id, "name": name}, None, True, idempotency_key)

    def price_portfolio(self, body: "Dict[str, Any]", idempotency_key: Optional[str] = None) -> "Portfolio":
        """Price parts that are imported again and again. Prices parts that are imported again and again: what each costs a year on one day, where the duty comes from, what each change of the law that is known costs, and what to ask next. At most 250 parts; nothing is kept. Fees by entry (MPF, HMF) are left out; AD/CVD counts where its case is declared. Decision support, to be reviewed by the importer or a licensed broker (19 CFR 111.1). REST: [`POST /v1/portfolios`](/docs#/Portfolio/pricePortfolio).
        """
        return self._send("POST", "/v1/portfolios", {}, body, False, idempotency_key)

    def get_regulatory_data_status(self, idempotency_key: Optional[str] = None) -> "RegulatoryDataStatus":
        """Dataset freshness signals. How fresh each data set is, which dates it covers, and which data versions can be pinned. Needs no API key. REST: [`GET /v1/regulatory-data/status`](/docs#/Regulatory%20Data/getRegulatoryDataStatus).
        """
        return self._send("GET", "/v1/regulatory-data/status", {}, None, False, idempotency_key)

    def get_usage_summary(self, idempotency_key: Optional[str] = None) -> "UsageSummary":
        """Account-scoped usage and AI spend rollup, last 30 days. Requests of the caller's account in the last 30 days (UTC, today included), by operation and by day. REST: [`GET /v1/usage`](/docs#/Regulatory%20Data/getUsageSummary).
        """
        return self._send("GET", "/v1/usage", {}, None, False, idempotency_key)

    def export_account_data(self, idempotency_key: Optional[str] = None) -> "AccountExport":
        """Export account data (GDPR Article 15). Everything held on the caller's account, as one document (GDPR Article 15): keys without their secrets, usage, reports, classifications and decisions on them, stored audits, answers kept for idempotency keys, and the audit trail. REST: [`GET /v1/account/export`](/docs#/Account/exportAccountData).
        """
        return self._send("GET", "/v1/account/export", {}, None, False, idempotency_key)


class AsyncDutygraph:
    """The same operations for asyncio: each call waits in a thread."""

    def __init__(self, *given: Any, **named: Any) -> None:
        self._client = Dutygraph(*given, **named)

    async def calculate_duty(self, *, hts: "str", origin: "Optional[CountryCode]" = None, value: "Optional[float]" = None, date: "Optional[str]" = None, departure: "Optional[str]" = None, meltpour: "Optional[CountryCode]" = None, steel: "Optional[float]" = None, aluminum: "Optional[float]" = None, copper: "Optional[float]" = None, uscontent: "Optional[float]" = None, qty: "Optional[float]" = None, qty2: "Optional[float]" = None, degrees: "Optional[float]" = None, transport: "Optional[Union[Literal[\"ocean\"], Literal[\"air\"], Literal[\"truck\"], Literal[\"rail\"]]]" = None, spi: "Optional[str]" = None, exclusions: "Optional[List[str]]" = None, uscast: "Optional[bool]" = None, usmelt: "Optional[bool]" = None, as_filed: "Optional[bool]" = None, include_legal_note_required_inputs: "Optional[bool]" = None, trace: "Optional[bool]" = None, verbose: "Optional[bool]" = None, include_legal_note_rate_rule_diagnostics: "Optional[bool]" = None, include_legal_note_chapter99_applicability_diagnostics: "Optional[bool]" = None, include_legal_note_quota_diagnostics: "Optional[bool]" = None, product_description: "Optional[str]" = None, manufacturer: "Optional[str]" = None, exporter: "Optional[str]" = None, adcvd_declared: "Optional[List[str]]" = None, adcvd_disclaimed: "Optional[List[str]]" = None, facts: "Optional[Dict[str, Any]]" = None, scope_facts: "Optional[Dict[str, Any]]" = None, measures: "Optional[Dict[str, Any]]" = None, legal_note_facts: "Optional[Dict[str, Any]]" = None, idempotency_key: Optional[str] = None) -> "CalculateDutyAnswer":
        """As Dutygraph.calculate_duty."""
        return await asyncio.to_thread(self._client.calculate_duty, hts=hts, origin=origin, value=value, date=date, departure=departure, meltpour=meltpour, steel=steel, aluminum=aluminum, copper=copper, uscontent=uscontent, qty=qty, qty2=qty2, degrees=degrees, transport=transport, spi=spi, exclusions=exclusions, uscast=uscast, usmelt=usmelt, as_filed=as_filed, include_legal_note_required_inputs=include_legal_note_required_inputs, trace=trace, verbose=verbose, include_legal_note_rate_rule_diagnostics=include_legal_note_rate_rule_diagnostics, include_legal_note_chapter99_applicability_diagnostics=include_legal_note_chapter99_applicability_diagnostics, include_legal_note_quota_diagnostics=include_legal_note_quota_diagnostics, product_description=product_description, manufacturer=manufacturer, exporter=exporter, adcvd_declared=adcvd_declared, adcvd_disclaimed=adcvd_disclaimed, facts=facts, scope_facts=scope_facts, measures=measures, legal_note_facts=legal_note_facts, idempotency_key=idempotency_key)

    async def calculate_duty_with_valuation(self, body: "Dict[str, Any]", idempotency_key: Optional[str] = None) -> "CalculateDutyWithValuationAnswer":
        """As Dutygraph.calculate_duty_with_valuation."""
        return await asyncio.to_thread(self._client.calculate_duty_with_valuation, body, idempotency_key=idempotency_key)

    async def search_hts(self, *, q: "str", chapter: "Optional[str]" = None, parent: "Optional[str]" = None, date: "Optional[str]" = None, revision: "Optional[str]" = None, limit: "Optional[int]" = None, cursor: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "HtsSearchAnswer":
        """As Dutygraph.search_hts."""
        return await asyncio.to_thread(self._client.search_hts, q=q, chapter=chapter, parent=parent, date=date, revision=revision, limit=limit, cursor=cursor, idempotency_key=idempotency_key)

    async def get_hts_notes(self, *, code: "Optional[str]" = None, chapter: "Optional[str]" = None, section: "Optional[str]" = None, scope: "Optional[Union[Literal[\"gri\"], Literal[\"general\"], Literal[\"section\"], Literal[\"chapter\"], Literal[\"subheading\"], Literal[\"additional-us\"], Literal[\"statistical\"], Literal[\"ch99-us-note\"]]]" = None, mentions_only: "Optional[bool]" = None, limit: "Optional[int]" = None, cursor: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "HtsNotesAnswer":
        """As Dutygraph.get_hts_notes."""
        return await asyncio.to_thread(self._client.get_hts_notes, code=code, chapter=chapter, section=section, scope=scope, mentions_only=mentions_only, limit=limit, cursor=cursor, idempotency_key=idempotency_key)

    async def browse_hts(self, *, section: "Optional[str]" = None, chapter: "Optional[str]" = None, parent: "Optional[str]" = None, numbered_only: "Optional[bool]" = None, date: "Optional[str]" = None, revision: "Optional[str]" = None, limit: "Optional[int]" = None, cursor: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "HtsBrowseAnswer":
        """As Dutygraph.browse_hts."""
        return await asyncio.to_thread(self._client.browse_hts, section=section, chapter=chapter, parent=parent, numbered_only=numbered_only, date=date, revision=revision, limit=limit, cursor=cursor, idempotency_key=idempotency_key)

    async def get_hts_hierarchy(self, *, code: "str", date: "Optional[str]" = None, revision: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "HtsHierarchy":
        """As Dutygraph.get_hts_hierarchy."""
        return await asyncio.to_thread(self._client.get_hts_hierarchy, code=code, date=date, revision=revision, idempotency_key=idempotency_key)

    async def search_catalog(self, *, q: "str", chapter: "Optional[str]" = None, date: "Optional[str]" = None, limit: "Optional[int]" = None, cursor: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "CatalogSearchAnswer":
        """As Dutygraph.search_catalog."""
        return await asyncio.to_thread(self._client.search_catalog, q=q, chapter=chapter, date=date, limit=limit, cursor=cursor, idempotency_key=idempotency_key)

    async def list_catalog_sections(self, *, date: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "CatalogSections":
        """As Dutygraph.list_catalog_sections."""
        return await asyncio.to_thread(self._client.list_catalog_sections, date=date, idempotency_key=idempotency_key)

    async def get_catalog_chapter(self, *, chapter: "str", date: "Optional[str]" = None, limit: "Optional[int]" = None, cursor: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "CatalogChapter":
        """As Dutygraph.get_catalog_chapter."""
        return await asyncio.to_thread(self._client.get_catalog_chapter, chapter=chapter, date=date, limit=limit, cursor=cursor, idempotency_key=idempotency_key)

    async def get_catalog_code(self, *, code: "str", date: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "CatalogCode":
        """As Dutygraph.get_catalog_code."""
        return await asyncio.to_thread(self._client.get_catalog_code, code=code, date=date, idempotency_key=idempotency_key)

    async def check_adcvd(self, *, hts_code: "Optional[str]" = None, country: "Optional[CountryCode]" = None, entry_date: "Optional[str]" = None, product_description: "Optional[str]" = None, manufacturer: "Optional[str]" = None, exporter: "Optional[str]" = None, facts: "Optional[Dict[str, Any]]" = None, idempotency_key: Optional[str] = None) -> "AdcvdCheck":
        """As Dutygraph.check_adcvd."""
        return await asyncio.to_thread(self._client.check_adcvd, hts_code=hts_code, country=country, entry_date=entry_date, product_description=product_description, manufacturer=manufacturer, exporter=exporter, facts=facts, idempotency_key=idempotency_key)

    async def search_adcvd_orders(self, *, case_number: "Optional[str]" = None, q: "Optional[str]" = None, country: "Optional[CountryCode]" = None, hts: "Optional[str]" = None, status: "Optional[Union[Literal[\"active\"], Literal[\"revoked\"], Literal[\"suspension_agreement\"], Literal[\"active_2020_unconfirmed\"], Literal[\"not_in_2020_itc_list\"]]]" = None, order_type: "Optional[Union[Literal[\"AD\"], Literal[\"CVD\"]]]" = None, limit: "Optional[int]" = None, cursor: "Optional[str]" = None, csv: "Optional[bool]" = None, idempotency_key: Optional[str] = None) -> "AdcvdOrderConnection":
        """As Dutygraph.search_adcvd_orders."""
        return await asyncio.to_thread(self._client.search_adcvd_orders, case_number=case_number, q=q, country=country, hts=hts, status=status, order_type=order_type, limit=limit, cursor=cursor, csv=csv, idempotency_key=idempotency_key)

    async def get_adcvd_rate_at_date(self, *, case_number: "str", company: "Optional[str]" = None, producer: "Optional[str]" = None, date: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "AdcvdRateAtDate":
        """As Dutygraph.get_adcvd_rate_at_date."""
        return await asyncio.to_thread(self._client.get_adcvd_rate_at_date, case_number=case_number, company=company, producer=producer, date=date, idempotency_key=idempotency_key)

    async def generate_adcvd_report(self, body: "Dict[str, Any]", idempotency_key: Optional[str] = None) -> "AdcvdReport":
        """As Dutygraph.generate_adcvd_report."""
        return await asyncio.to_thread(self._client.generate_adcvd_report, body, idempotency_key=idempotency_key)

    async def get_adcvd_report_pdf(self, *, id: "str", idempotency_key: Optional[str] = None) -> "bytes":
        """As Dutygraph.get_adcvd_report_pdf."""
        return await asyncio.to_thread(self._client.get_adcvd_report_pdf, id=id, idempotency_key=idempotency_key)

    async def check_pga(self, *, hts: "str", country: "Optional[CountryCode]" = None, agency: "Optional[str]" = None, date: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "PgaCheck":
        """As Dutygraph.check_pga."""
        return await asyncio.to_thread(self._client.check_pga, hts=hts, country=country, agency=agency, date=date, idempotency_key=idempotency_key)

    async def get_chapter99_applicable(self, *, hts: "str", country: "CountryCode", date: "Optional[str]" = None, spi: "Optional[str]" = None, other_origins: "Optional[bool]" = None, facts: "Optional[Dict[str, Any]]" = None, idempotency_key: Optional[str] = None) -> "Chapter99Applicable":
        """As Dutygraph.get_chapter99_applicable."""
        return await asyncio.to_thread(self._client.get_chapter99_applicable, hts=hts, country=country, date=date, spi=spi, other_origins=other_origins, facts=facts, idempotency_key=idempotency_key)

    async def trace_duty(self, *, hts: "str", origin: "Optional[CountryCode]" = None, value: "Optional[float]" = None, departure: "Optional[str]" = None, meltpour: "Optional[CountryCode]" = None, steel: "Optional[float]" = None, aluminum: "Optional[float]" = None, copper: "Optional[float]" = None, uscontent: "Optional[float]" = None, qty: "Optional[float]" = None, qty2: "Optional[float]" = None, degrees: "Optional[float]" = None, transport: "Optional[Union[Literal[\"ocean\"], Literal[\"air\"], Literal[\"truck\"], Literal[\"rail\"]]]" = None, spi: "Optional[str]" = None, exclusions: "Optional[List[str]]" = None, uscast: "Optional[bool]" = None, usmelt: "Optional[bool]" = None, as_filed: "Optional[bool]" = None, include_legal_note_required_inputs: "Optional[bool]" = None, product_description: "Optional[str]" = None, manufacturer: "Optional[str]" = None, exporter: "Optional[str]" = None, adcvd_declared: "Optional[List[str]]" = None, adcvd_disclaimed: "Optional[List[str]]" = None, from_: "Optional[str]" = None, to: "Optional[str]" = None, facts: "Optional[Dict[str, Any]]" = None, scope_facts: "Optional[Dict[str, Any]]" = None, measures: "Optional[Dict[str, Any]]" = None, legal_note_facts: "Optional[Dict[str, Any]]" = None, idempotency_key: Optional[str] = None) -> "DutyTimeline":
        """As Dutygraph.trace_duty."""
        return await asyncio.to_thread(self._client.trace_duty, hts=hts, origin=origin, value=value, departure=departure, meltpour=meltpour, steel=steel, aluminum=aluminum, copper=copper, uscontent=uscontent, qty=qty, qty2=qty2, degrees=degrees, transport=transport, spi=spi, exclusions=exclusions, uscast=uscast, usmelt=usmelt, as_filed=as_filed, include_legal_note_required_inputs=include_legal_note_required_inputs, product_description=product_description, manufacturer=manufacturer, exporter=exporter, adcvd_declared=adcvd_declared, adcvd_disclaimed=adcvd_disclaimed, from_=from_, to=to, facts=facts, scope_facts=scope_facts, measures=measures, legal_note_facts=legal_note_facts, idempotency_key=idempotency_key)

    async def compare_origins(self, *, hts: "str", value: "Optional[float]" = None, date: "Optional[str]" = None, departure: "Optional[str]" = None, meltpour: "Optional[CountryCode]" = None, steel: "Optional[float]" = None, aluminum: "Optional[float]" = None, copper: "Optional[float]" = None, uscontent: "Optional[float]" = None, qty: "Optional[float]" = None, qty2: "Optional[float]" = None, degrees: "Optional[float]" = None, transport: "Optional[Union[Literal[\"ocean\"], Literal[\"air\"], Literal[\"truck\"], Literal[\"rail\"]]]" = None, spi: "Optional[str]" = None, exclusions: "Optional[List[str]]" = None, uscast: "Optional[bool]" = None, usmelt: "Optional[bool]" = None, as_filed: "Optional[bool]" = None, include_legal_note_required_inputs: "Optional[bool]" = None, product_description: "Optional[str]" = None, manufacturer: "Optional[str]" = None, exporter: "Optional[str]" = None, adcvd_declared: "Optional[List[str]]" = None, adcvd_disclaimed: "Optional[List[str]]" = None, facts: "Optional[Dict[str, Any]]" = None, scope_facts: "Optional[Dict[str, Any]]" = None, measures: "Optional[Dict[str, Any]]" = None, legal_note_facts: "Optional[Dict[str, Any]]" = None, idempotency_key: Optional[str] = None) -> "OriginComparison":
        """As Dutygraph.compare_origins."""
        return await asyncio.to_thread(self._client.compare_origins, hts=hts, value=value, date=date, departure=departure, meltpour=meltpour, steel=steel, aluminum=aluminum, copper=copper, uscontent=uscontent, qty=qty, qty2=qty2, degrees=degrees, transport=transport, spi=spi, exclusions=exclusions, uscast=uscast, usmelt=usmelt, as_filed=as_filed, include_legal_note_required_inputs=include_legal_note_required_inputs, product_description=product_description, manufacturer=manufacturer, exporter=exporter, adcvd_declared=adcvd_declared, adcvd_disclaimed=adcvd_disclaimed, facts=facts, scope_facts=scope_facts, measures=measures, legal_note_facts=legal_note_facts, idempotency_key=idempotency_key)

    async def compare_duties(self, *, hts: "str", origin: "Optional[CountryCode]" = None, value: "Optional[float]" = None, date: "Optional[str]" = None, departure: "Optional[str]" = None, meltpour: "Optional[CountryCode]" = None, steel: "Optional[float]" = None, aluminum: "Optional[float]" = None, copper: "Optional[float]" = None, uscontent: "Optional[float]" = None, qty: "Optional[float]" = None, qty2: "Optional[float]" = None, degrees: "Optional[float]" = None, transport: "Optional[Union[Literal[\"ocean\"], Literal[\"air\"], Literal[\"truck\"], Literal[\"rail\"]]]" = None, spi: "Optional[str]" = None, exclusions: "Optional[List[str]]" = None, uscast: "Optional[bool]" = None, usmelt: "Optional[bool]" = None, as_filed: "Optional[bool]" = None, include_legal_note_required_inputs: "Optional[bool]" = None, product_description: "Optional[str]" = None, manufacturer: "Optional[str]" = None, exporter: "Optional[str]" = None, adcvd_declared: "Optional[List[str]]" = None, adcvd_disclaimed: "Optional[List[str]]" = None, to_hts: "Optional[str]" = None, to_origin: "Optional[CountryCode]" = None, to_value: "Optional[float]" = None, to_date: "Optional[str]" = None, to_departure: "Optional[str]" = None, to_meltpour: "Optional[CountryCode]" = None, to_steel: "Optional[float]" = None, to_aluminum: "Optional[float]" = None, to_copper: "Optional[float]" = None, to_uscontent: "Optional[float]" = None, to_qty: "Optional[float]" = None, to_qty2: "Optional[float]" = None, to_degrees: "Optional[float]" = None, to_transport: "Optional[Union[Literal[\"ocean\"], Literal[\"air\"], Literal[\"truck\"], Literal[\"rail\"]]]" = None, to_spi: "Optional[str]" = None, to_exclusions: "Optional[List[str]]" = None, to_uscast: "Optional[bool]" = None, to_usmelt: "Optional[bool]" = None, to_as_filed: "Optional[bool]" = None, to_product_description: "Optional[str]" = None, to_manufacturer: "Optional[str]" = None, to_exporter: "Optional[str]" = None, to_adcvd_declared: "Optional[List[str]]" = None, to_adcvd_disclaimed: "Optional[List[str]]" = None, facts: "Optional[Dict[str, Any]]" = None, scope_facts: "Optional[Dict[str, Any]]" = None, measures: "Optional[Dict[str, Any]]" = None, legal_note_facts: "Optional[Dict[str, Any]]" = None, to_facts: "Optional[Dict[str, Any]]" = None, to_measures: "Optional[Dict[str, Any]]" = None, idempotency_key: Optional[str] = None) -> "DutyDiff":
        """As Dutygraph.compare_duties."""
        return await asyncio.to_thread(self._client.compare_duties, hts=hts, origin=origin, value=value, date=date, departure=departure, meltpour=meltpour, steel=steel, aluminum=aluminum, copper=copper, uscontent=uscontent, qty=qty, qty2=qty2, degrees=degrees, transport=transport, spi=spi, exclusions=exclusions, uscast=uscast, usmelt=usmelt, as_filed=as_filed, include_legal_note_required_inputs=include_legal_note_required_inputs, product_description=product_description, manufacturer=manufacturer, exporter=exporter, adcvd_declared=adcvd_declared, adcvd_disclaimed=adcvd_disclaimed, to_hts=to_hts, to_origin=to_origin, to_value=to_value, to_date=to_date, to_departure=to_departure, to_meltpour=to_meltpour, to_steel=to_steel, to_aluminum=to_aluminum, to_copper=to_copper, to_uscontent=to_uscontent, to_qty=to_qty, to_qty2=to_qty2, to_degrees=to_degrees, to_transport=to_transport, to_spi=to_spi, to_exclusions=to_exclusions, to_uscast=to_uscast, to_usmelt=to_usmelt, to_as_filed=to_as_filed, to_product_description=to_product_description, to_manufacturer=to_manufacturer, to_exporter=to_exporter, to_adcvd_declared=to_adcvd_declared, to_adcvd_disclaimed=to_adcvd_disclaimed, facts=facts, scope_facts=scope_facts, measures=measures, legal_note_facts=legal_note_facts, to_facts=to_facts, to_measures=to_measures, idempotency_key=idempotency_key)

    async def compare_scenario(self, *, hts: "str", origin: "Optional[CountryCode]" = None, value: "Optional[float]" = None, date: "Optional[str]" = None, departure: "Optional[str]" = None, meltpour: "Optional[CountryCode]" = None, steel: "Optional[float]" = None, aluminum: "Optional[float]" = None, copper: "Optional[float]" = None, uscontent: "Optional[float]" = None, qty: "Optional[float]" = None, qty2: "Optional[float]" = None, degrees: "Optional[float]" = None, transport: "Optional[Union[Literal[\"ocean\"], Literal[\"air\"], Literal[\"truck\"], Literal[\"rail\"]]]" = None, spi: "Optional[str]" = None, exclusions: "Optional[List[str]]" = None, uscast: "Optional[bool]" = None, usmelt: "Optional[bool]" = None, as_filed: "Optional[bool]" = None, include_legal_note_required_inputs: "Optional[bool]" = None, product_description: "Optional[str]" = None, manufacturer: "Optional[str]" = None, exporter: "Optional[str]" = None, adcvd_declared: "Optional[List[str]]" = None, adcvd_disclaimed: "Optional[List[str]]" = None, without_authorities: "Optional[List[str]]" = None, without_programs: "Optional[List[str]]" = None, without_headings: "Optional[List[str]]" = None, extend_headings: "Optional[List[str]]" = None, to_hts: "Optional[str]" = None, to_origin: "Optional[CountryCode]" = None, to_value: "Optional[float]" = None, to_date: "Optional[str]" = None, to_departure: "Optional[str]" = None, to_meltpour: "Optional[CountryCode]" = None, to_steel: "Optional[float]" = None, to_aluminum: "Optional[float]" = None, to_copper: "Optional[float]" = None, to_uscontent: "Optional[float]" = None, to_qty: "Optional[float]" = None, to_qty2: "Optional[float]" = None, to_degrees: "Optional[float]" = None, to_transport: "Optional[Union[Literal[\"ocean\"], Literal[\"air\"], Literal[\"truck\"], Literal[\"rail\"]]]" = None, to_spi: "Optional[str]" = None, to_exclusions: "Optional[List[str]]" = None, to_uscast: "Optional[bool]" = None, to_usmelt: "Optional[bool]" = None, to_as_filed: "Optional[bool]" = None, to_product_description: "Optional[str]" = None, to_manufacturer: "Optional[str]" = None, to_exporter: "Optional[str]" = None, to_adcvd_declared: "Optional[List[str]]" = None, to_adcvd_disclaimed: "Optional[List[str]]" = None, facts: "Optional[Dict[str, Any]]" = None, scope_facts: "Optional[Dict[str, Any]]" = None, measures: "Optional[Dict[str, Any]]" = None, legal_note_facts: "Optional[Dict[str, Any]]" = None, to_facts: "Optional[Dict[str, Any]]" = None, to_measures: "Optional[Dict[str, Any]]" = None, idempotency_key: Optional[str] = None) -> "ScenarioComparison":
        """As Dutygraph.compare_scenario."""
        return await asyncio.to_thread(self._client.compare_scenario, hts=hts, origin=origin, value=value, date=date, departure=departure, meltpour=meltpour, steel=steel, aluminum=aluminum, copper=copper, uscontent=uscontent, qty=qty, qty2=qty2, degrees=degrees, transport=transport, spi=spi, exclusions=exclusions, uscast=uscast, usmelt=usmelt, as_filed=as_filed, include_legal_note_required_inputs=include_legal_note_required_inputs, product_description=product_description, manufacturer=manufacturer, exporter=exporter, adcvd_declared=adcvd_declared, adcvd_disclaimed=adcvd_disclaimed, without_authorities=without_authorities, without_programs=without_programs, without_headings=without_headings, extend_headings=extend_headings, to_hts=to_hts, to_origin=to_origin, to_value=to_value, to_date=to_date, to_departure=to_departure, to_meltpour=to_meltpour, to_steel=to_steel, to_aluminum=to_aluminum, to_copper=to_copper, to_uscontent=to_uscontent, to_qty=to_qty, to_qty2=to_qty2, to_degrees=to_degrees, to_transport=to_transport, to_spi=to_spi, to_exclusions=to_exclusions, to_uscast=to_uscast, to_usmelt=to_usmelt, to_as_filed=to_as_filed, to_product_description=to_product_description, to_manufacturer=to_manufacturer, to_exporter=to_exporter, to_adcvd_declared=to_adcvd_declared, to_adcvd_disclaimed=to_adcvd_disclaimed, facts=facts, scope_facts=scope_facts, measures=measures, legal_note_facts=legal_note_facts, to_facts=to_facts, to_measures=to_measures, idempotency_key=idempotency_key)

    async def prove_duty(self, *, hts: "str", origin: "Optional[CountryCode]" = None, value: "Optional[float]" = None, date: "Optional[str]" = None, departure: "Optional[str]" = None, meltpour: "Optional[CountryCode]" = None, steel: "Optional[float]" = None, aluminum: "Optional[float]" = None, copper: "Optional[float]" = None, uscontent: "Optional[float]" = None, qty: "Optional[float]" = None, qty2: "Optional[float]" = None, degrees: "Optional[float]" = None, transport: "Optional[Union[Literal[\"ocean\"], Literal[\"air\"], Literal[\"truck\"], Literal[\"rail\"]]]" = None, spi: "Optional[str]" = None, exclusions: "Optional[List[str]]" = None, uscast: "Optional[bool]" = None, usmelt: "Optional[bool]" = None, as_filed: "Optional[bool]" = None, include_legal_note_required_inputs: "Optional[bool]" = None, product_description: "Optional[str]" = None, manufacturer: "Optional[str]" = None, exporter: "Optional[str]" = None, adcvd_declared: "Optional[List[str]]" = None, adcvd_disclaimed: "Optional[List[str]]" = None, facts: "Optional[Dict[str, Any]]" = None, scope_facts: "Optional[Dict[str, Any]]" = None, measures: "Optional[Dict[str, Any]]" = None, legal_note_facts: "Optional[Dict[str, Any]]" = None, idempotency_key: Optional[str] = None) -> "DutyInfoOfProveDuty":
        """As Dutygraph.prove_duty."""
        return await asyncio.to_thread(self._client.prove_duty, hts=hts, origin=origin, value=value, date=date, departure=departure, meltpour=meltpour, steel=steel, aluminum=aluminum, copper=copper, uscontent=uscontent, qty=qty, qty2=qty2, degrees=degrees, transport=transport, spi=spi, exclusions=exclusions, uscast=uscast, usmelt=usmelt, as_filed=as_filed, include_legal_note_required_inputs=include_legal_note_required_inputs, product_description=product_description, manufacturer=manufacturer, exporter=exporter, adcvd_declared=adcvd_declared, adcvd_disclaimed=adcvd_disclaimed, facts=facts, scope_facts=scope_facts, measures=measures, legal_note_facts=legal_note_facts, idempotency_key=idempotency_key)

    async def list_law_changes(self, *, since: "Optional[str]" = None, hts: "Optional[str]" = None, limit: "Optional[int]" = None, cursor: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "LawChanges":
        """As Dutygraph.list_law_changes."""
        return await asyncio.to_thread(self._client.list_law_changes, since=since, hts=hts, limit=limit, cursor=cursor, idempotency_key=idempotency_key)

    async def audit_entries(self, body: "Dict[str, Any]", idempotency_key: Optional[str] = None) -> "EntryAudit":
        """As Dutygraph.audit_entries."""
        return await asyncio.to_thread(self._client.audit_entries, body, idempotency_key=idempotency_key)

    async def list_entry_audit_jobs(self, idempotency_key: Optional[str] = None) -> "EntryAuditJobList":
        """As Dutygraph.list_entry_audit_jobs."""
        return await asyncio.to_thread(self._client.list_entry_audit_jobs, idempotency_key=idempotency_key)

    async def start_entry_audit(self, file: bytes, *, name: "Optional[str]" = None, as_of: "Optional[str]" = None, columns: "Optional[Dict[str, Any]]" = None, idempotency_key: Optional[str] = None) -> "EntryAuditJobOfGetEntryAuditJob":
        """As Dutygraph.start_entry_audit."""
        return await asyncio.to_thread(self._client.start_entry_audit, file, name=name, as_of=as_of, columns=columns, idempotency_key=idempotency_key)

    async def get_entry_audit_job(self, *, id: "str", idempotency_key: Optional[str] = None) -> "EntryAuditJobOfGetEntryAuditJob":
        """As Dutygraph.get_entry_audit_job."""
        return await asyncio.to_thread(self._client.get_entry_audit_job, id=id, idempotency_key=idempotency_key)

    async def delete_entry_audit(self, *, id: "str", idempotency_key: Optional[str] = None) -> "None":
        """As Dutygraph.delete_entry_audit."""
        return await asyncio.to_thread(self._client.delete_entry_audit, id=id, idempotency_key=idempotency_key)

    async def list_entry_audit_findings(self, *, id: "str", severity: "Optional[List[Union[Literal[\"error\"], Literal[\"opportunity\"], Literal[\"advisory\"], Literal[\"info\"]]]]" = None, code: "Optional[List[str]]" = None, sort: "Optional[Union[Literal[\"money\"], Literal[\"deadline\"], Literal[\"entry\"]]]" = None, limit: "Optional[int]" = None, cursor: "Optional[str]" = None, idempotency_key: Optional[str] = None) -> "EntryFindingConnection":
        """As Dutygraph.list_entry_audit_findings."""
        return await asyncio.to_thread(self._client.list_entry_audit_findings, id=id, severity=severity, code=code, sort=sort, limit=limit, cursor=cursor, idempotency_key=idempotency_key)

    async def get_entry_audit_entry(self, *, id: "str", number: "str", idempotency_key: Optional[str] = None) -> "AuditedEntryOfGetEntryAuditEntry":
        """As Dutygraph.get_entry_audit_entry."""
        return await asyncio.to_thread(self._client.get_entry_audit_entry, id=id, number=number, idempotency_key=idempotency_key)

    async def download_entry_audit_file(self, *, id: "str", name: "str", idempotency_key: Optional[str] = None) -> "bytes":
        """As Dutygraph.download_entry_audit_file."""
        return await asyncio.to_thread(self._client.download_entry_audit_file, id=id, name=name, idempotency_key=idempotency_key)

    async def price_portfolio(self, body: "Dict[str, Any]", idempotency_key: Optional[str] = None) -> "Portfolio":
        """As Dutygraph.price_portfolio."""
        return await asyncio.to_thread(self._client.price_portfolio, body, idempotency_key=idempotency_key)

    async def get_regulatory_data_status(self, idempotency_key: Optional[str] = None) -> "RegulatoryDataStatus":
        """As Dutygraph.get_regulatory_data_status."""
        return await asyncio.to_thread(self._client.get_regulatory_data_status, idempotency_key=idempotency_key)

    async def get_usage_summary(self, idempotency_key: Optional[str] = None) -> "UsageSummary":
        """As Dutygraph.get_usage_summary."""
        return await asyncio.to_thread(self._client.get_usage_summary, idempotency_key=idempotency_key)

    async def export_account_data(self, idempotency_key: Optional[str] = None) -> "AccountExport":
        """As Dutygraph.export_account_data."""
        return await asyncio.to_thread(self._client.export_account_data, idempotency_key=idempotency_key)


# Everything held on an account.
AccountExport = TypedDict("AccountExport", {
    "account": "ExportedAccount",
    "apiKeys": "List[ExportedApiKey]",
    "usage": "List[UsageCount]",
    "reports": "List[ExportedReport]",
    "classifications": "List[Any]",
    "confirmations": "List[Any]",
    "entryAudits": "List[Any]",
    "idempotencyRecords": "List[ExportedIdempotencyRecord]",
    "auditEvents": "List[ExportedAuditEvent]",
    "_meta": "AnswerMeta",
})

# An antidumping or countervailing duty order that may cover the goods. It is in the totals when the importer declares it or the evidence finds the goods likely in scope, and its rate cites a notice with at least medium confidence; otherwise it is advisory, shown with its rate, and widens the bounds.
AdcvdCase = TypedDict("AdcvdCase", {
    "caseNumber": "str",
    "orderType": "Union[Literal[\"AD\"], Literal[\"CVD\"]]",
    "product": "str",
    "country": "str",
    "countryCode": "NotRequired[str]",
    "rate": "NotRequired[str]",
    "parsedRate": "NotRequired[float]",
    "amount": "NotRequired[Amount]",
    "matchType": "str",
    "headingMatched": "NotRequired[str]",
    "advisory": "bool",
    "advisoryReason": "str",
    "low": "str",
    "high": "NotRequired[str]",
    "productDescription": "str",
    "caseNumberUrl": "NotRequired[str]",
    "scopeText": "NotRequired[str]",
    "scopeAnalysis": "ScopeAnalysis",
    "respondentRate": "AdcvdRespondentRate",
    "companionCases": "List[AdcvdCompanion]",
    "effectiveDate": "NotRequired[str]",
    "frCitation": "Citation",
})

# The outcome of a screening.
AdcvdCheck = TypedDict("AdcvdCheck", {
    "entryDate": "str",
    "htsCode": "NotRequired[str]",
    "country": "NotRequired[str]",
    "matches": "List[AdcvdMatch]",
    "requiredInputs": "List[RequiredInput]",
    "clauseCoverage": "float",
    "warnings": "List[str]",
    "_meta": "AnswerMeta",
})

# One clause of a scope, held against the goods.
AdcvdClauseFinding = TypedDict("AdcvdClauseFinding", {
    "number": "int",
    "kind": "Union[Literal[\"inclusion\"], Literal[\"exclusion\"], Literal[\"condition\"]]",
    "verdict": "Union[Literal[\"met\"], Literal[\"not_met\"], Literal[\"unknown\"]]",
    "quote": "NotRequired[str]",
    "summary": "str",
    "basis": "str",
    "source": "Union[Literal[\"official\"], Literal[\"derived\"], Literal[\"secondary\"], Literal[\"unverified\"]]",
    "tests": "List[AdcvdClauseTest]",
})

# One thing a clause turns on.
AdcvdClauseTest = TypedDict("AdcvdClauseTest", {
    "attribute": "str",
    "fact": "str",
    "wanted": "str",
    "verdict": "Union[Literal[\"met\"], Literal[\"not_met\"], Literal[\"unknown\"]]",
})

# A case of the other kind on the same product and country, with its rate on the day.
AdcvdCompanion = TypedDict("AdcvdCompanion", {
    "caseNumber": "str",
    "orderType": "Union[Literal[\"AD\"], Literal[\"CVD\"]]",
    "status": "Union[Literal[\"active\"], Literal[\"revoked\"], Literal[\"suspension_agreement\"], Literal[\"active_2020_unconfirmed\"], Literal[\"not_in_2020_itc_list\"]]",
    "rate": "NotRequired[str]",
    "parsedRate": "NotRequired[float]",
})

# An order that may cover the goods.
AdcvdMatch = TypedDict("AdcvdMatch", {
    "caseNumber": "str",
    "orderType": "Union[Literal[\"AD\"], Literal[\"CVD\"]]",
    "product": "str",
    "country": "str",
    "countryCode": "NotRequired[str]",
    "rate": "NotRequired[str]",
    "parsedRate": "NotRequired[float]",
    "matchType": "str",
    "headingMatched": "NotRequired[str]",
    "advisory": "bool",
    "advisoryReason": "str",
    "productDescription": "str",
    "caseNumberUrl": "NotRequired[str]",
    "scopeText": "NotRequired[str]",
    "scopeAnalysis": "ScopeAnalysis",
    "clauses": "List[AdcvdClauseFinding]",
    "respondentRate": "AdcvdRespondentRateOfCheckAdcvd",
    "effectiveDate": "NotRequired[str]",
    "frCitation": "Citation",
    "companionCases": "List[AdcvdCompanion]",
    "requiredInputs": "List[RequiredInput]",
    "circumvention": "NotRequired[str]",
})

# An antidumping or countervailing order, or a suspended investigation. Its head is public, wherever it is reached; what only closed-beta operations answer (scope, rates, events, rulings, decisions, companions, clock) is theirs here too.
AdcvdOrder = TypedDict("AdcvdOrder", {
    "caseNumber": "str",
    "orderType": "Union[Literal[\"AD\"], Literal[\"CVD\"]]",
    "product": "str",
    "country": "str",
    "countryCode": "NotRequired[str]",
    "status": "Union[Literal[\"active\"], Literal[\"revoked\"], Literal[\"suspension_agreement\"], Literal[\"active_2020_unconfirmed\"], Literal[\"not_in_2020_itc_list\"]]",
    "orderDate": "NotRequired[str]",
    "revokedOn": "NotRequired[str]",
    "lastSunsetOn": "NotRequired[str]",
    "itcInvestigation": "NotRequired[str]",
    "htsNumbers": "List[str]",
    "allOthersRate": "NotRequired[str]",
    "countryWideRate": "NotRequired[str]",
    "scopeSource": "NotRequired[str]",
    "frCitation": "Citation",
    "confidence": "Union[Literal[\"high\"], Literal[\"medium\"], Literal[\"low\"]]",
    "source": "str",
    "provenance": "str",
})

# A page of orders.
AdcvdOrderConnection = TypedDict("AdcvdOrderConnection", {
    "orders": "List[AdcvdOrder]",
    "pageInfo": "PageInfo",
    "totalCount": "int",
    "csv": "NotRequired[str]",
})

# A segment: the rate of one company or group that one notice set, and its days.
AdcvdRate = TypedDict("AdcvdRate", {
    "respondent": "str",
    "rateType": "Union[Literal[\"company\"], Literal[\"entity_member\"], Literal[\"excluded\"], Literal[\"non_selected\"], Literal[\"listed\"], Literal[\"all_others\"], Literal[\"country_wide\"]]",
    "rate": "str",
    "percent": "NotRequired[str]",
    "basis": "Union[Literal[\"investigation\"], Literal[\"administrative_review\"], Literal[\"new_shipper_review\"], Literal[\"changed_circumstances\"], Literal[\"court_decision\"], Literal[\"sunset_review\"]]",
    "segment": "NotRequired[str]",
    "effectiveFrom": "NotRequired[str]",
    "citations": "List[Citation]",
    "confidence": "Union[Literal[\"high\"], Literal[\"medium\"], Literal[\"low\"]]",
})

# A deposit rate on a day.
AdcvdRateAtDate = TypedDict("AdcvdRateAtDate", {
    "caseNumber": "str",
    "date": "str",
    "company": "NotRequired[str]",
    "rate": "AdcvdRespondentRateOfCheckAdcvd",
    "order": "AdcvdOrder",
    "_meta": "AnswerMeta",
})

# A saved analysis, case by case.
AdcvdReport = TypedDict("AdcvdReport", {
    "id": "str",
    "title": "str",
    "entryDate": "str",
    "dataVersion": "str",
    "engineVersion": "str",
    "goods": "List[AdcvdReportFact]",
    "cases": "List[AdcvdReportCase]",
    "questions": "List[str]",
    "disclaimer": "str",
    "pdfPath": "str",
})

# One case of a report.
AdcvdReportCase = TypedDict("AdcvdReportCase", {
    "caseNumber": "str",
    "orderType": "Union[Literal[\"AD\"], Literal[\"CVD\"]]",
    "product": "str",
    "country": "str",
    "status": "Union[Literal[\"active\"], Literal[\"revoked\"], Literal[\"suspension_agreement\"], Literal[\"active_2020_unconfirmed\"], Literal[\"not_in_2020_itc_list\"]]",
    "matchType": "str",
    "determination": "Union[Literal[\"likely_in_scope\"], Literal[\"possibly_in_scope\"], Literal[\"likely_out_of_scope\"]]",
    "confidence": "Confidence",
    "clauses": "List[AdcvdReportClause]",
    "rate": "NotRequired[str]",
    "rateReason": "str",
    "advisory": "bool",
    "advisoryReason": "str",
    "rateHistory": "List[AdcvdReportRate]",
    "lifecycle": "List[AdcvdReportEvent]",
    "companions": "List[AdcvdReportCompanion]",
    "noticeChain": "List[str]",
    "questions": "List[str]",
    "citations": "List[str]",
})

# One clause in a report.
AdcvdReportClause = TypedDict("AdcvdReportClause", {
    "number": "int",
    "kind": "str",
    "verdict": "Union[Literal[\"met\"], Literal[\"not_met\"], Literal[\"unknown\"]]",
    "quote": "NotRequired[str]",
    "summary": "str",
})

# A companion case in a report.
AdcvdReportCompanion = TypedDict("AdcvdReportCompanion", {
    "caseNumber": "str",
    "status": "Union[Literal[\"active\"], Literal[\"revoked\"], Literal[\"suspension_agreement\"], Literal[\"active_2020_unconfirmed\"], Literal[\"not_in_2020_itc_list\"]]",
    "rate": "NotRequired[str]",
})

# One event in a report.
AdcvdReportEvent = TypedDict("AdcvdReportEvent", {
    "date": "str",
    "type": "Union[Literal[\"initiation\"], Literal[\"preliminary\"], Literal[\"final\"], Literal[\"order\"], Literal[\"admin_review\"], Literal[\"sunset\"], Literal[\"circumvention\"], Literal[\"court\"], Literal[\"revocation\"], Literal[\"sunset_anniversary\"], Literal[\"review_window\"]]",
    "title": "str",
    "citation": "NotRequired[str]",
    "computed": "bool",
})

# One fact as stated.
AdcvdReportFact = TypedDict("AdcvdReportFact", {
    "label": "str",
    "value": "str",
})

# One step of a rate history.
AdcvdReportRate = TypedDict("AdcvdReportRate", {
    "respondent": "str",
    "rate": "str",
    "percent": "NotRequired[float]",
    "from": "NotRequired[str]",
    "to": "NotRequired[str]",
    "segment": "NotRequired[str]",
    "citation": "str",
})

# A respondent whose name is like the one asked for.
AdcvdRespondentMatch = TypedDict("AdcvdRespondentMatch", {
    "name": "str",
    "matchedName": "str",
    "score": "float",
})

# Whose deposit rate is used on a day, and why: the segment of the proceeding in force that day. A segment that a later one replaced is never the rate; the rate of a five-year review is no deposit rate.
AdcvdRespondentRate = TypedDict("AdcvdRespondentRate", {
    "kind": "Union[Literal[\"combination\"], Literal[\"company\"], Literal[\"non_selected\"], Literal[\"all_others\"], Literal[\"country_wide\"], Literal[\"excluded\"]]",
    "rate": "NotRequired[str]",
    "parsedRate": "NotRequired[float]",
    "percent": "NotRequired[str]",
    "usdPerKg": "NotRequired[str]",
    "margin": "NotRequired[str]",
    "basis": "NotRequired[Union[Literal[\"investigation\"], Literal[\"administrative_review\"], Literal[\"new_shipper_review\"], Literal[\"changed_circumstances\"], Literal[\"court_decision\"], Literal[\"sunset_review\"]]]",
    "segment": "NotRequired[str]",
    "effectiveFrom": "NotRequired[str]",
    "effectiveTo": "NotRequired[str]",
    "fromBasis": "NotRequired[Union[Literal[\"notice\"], Literal[\"order\"], Literal[\"first_read\"]]]",
    "standing": "NotRequired[Union[Literal[\"in_force\"], Literal[\"may_be_superseded\"]]]",
    "inDoubtFrom": "NotRequired[str]",
    "currentAsOf": "NotRequired[str]",
    "phase": "Union[Literal[\"before_order\"], Literal[\"in_force\"], Literal[\"after_revocation\"], Literal[\"not_known\"]]",
    "respondent": "NotRequired[str]",
    "reason": "str",
    "confidence": "Union[Literal[\"high\"], Literal[\"medium\"], Literal[\"low\"]]",
    "source": "str",
    "citations": "List[Citation]",
})

# Whose deposit rate is used on a day, and why: the segment of the proceeding in force that day. A segment that a later one replaced is never the rate; the rate of a five-year review is no deposit rate.
AdcvdRespondentRateOfCheckAdcvd = TypedDict("AdcvdRespondentRateOfCheckAdcvd", {
    "kind": "Union[Literal[\"combination\"], Literal[\"company\"], Literal[\"non_selected\"], Literal[\"all_others\"], Literal[\"country_wide\"], Literal[\"excluded\"]]",
    "rate": "NotRequired[str]",
    "parsedRate": "NotRequired[float]",
    "percent": "NotRequired[str]",
    "usdPerKg": "NotRequired[str]",
    "margin": "NotRequired[str]",
    "basis": "NotRequired[Union[Literal[\"investigation\"], Literal[\"administrative_review\"], Literal[\"new_shipper_review\"], Literal[\"changed_circumstances\"], Literal[\"court_decision\"], Literal[\"sunset_review\"]]]",
    "segment": "NotRequired[str]",
    "effectiveFrom": "NotRequired[str]",
    "effectiveTo": "NotRequired[str]",
    "fromBasis": "NotRequired[Union[Literal[\"notice\"], Literal[\"order\"], Literal[\"first_read\"]]]",
    "standing": "NotRequired[Union[Literal[\"in_force\"], Literal[\"may_be_superseded\"]]]",
    "inDoubtFrom": "NotRequired[str]",
    "currentAsOf": "NotRequired[str]",
    "phase": "Union[Literal[\"before_order\"], Literal[\"in_force\"], Literal[\"after_revocation\"], Literal[\"not_known\"]]",
    "respondent": "NotRequired[str]",
    "reason": "str",
    "exporterMatches": "List[AdcvdRespondentMatch]",
    "producerMatches": "List[AdcvdRespondentMatch]",
    "alternatives": "List[AdcvdRate]",
    "citations": "List[Citation]",
    "confidence": "Union[Literal[\"high\"], Literal[\"medium\"], Literal[\"low\"]]",
    "source": "str",
})

# An amount of money.
Amount = TypedDict("Amount", {
    "value": "float",
    "currency": "str",
})

# What is about an answer rather than in it: which request it belongs to and what it was read from. Two answers to the same question are compared without it.
AnswerMeta = TypedDict("AnswerMeta", {
    "traceId": "str",
    "dataFreshness": "Dict[str, Any]",
})

# What is about an answer rather than in it: which request it belongs to and what it was read from. Two answers to the same question are compared without it.
AnswerMetaOfListLawChanges = TypedDict("AnswerMetaOfListLawChanges", {
    "traceId": "str",
})

# What is about an answer rather than in it: which request it belongs to and what it was read from. Two answers to the same question are compared without it.
AnswerMetaOfSearchHts = TypedDict("AnswerMetaOfSearchHts", {
    "traceId": "str",
    "dataVersion": "str",
    "engineVersion": "str",
    "dataFreshness": "Dict[str, Any]",
})

# A Chapter 99 heading that is reported with the line, or may have to be.
ApplicableHeading = TypedDict("ApplicableHeading", {
    "code": "str",
    "description": "NotRequired[str]",
    "program": "str",
    "displayLabel": "str",
    "authority": "str",
    "authorityType": "str",
    "kind": "Union[Literal[\"column\"], Literal[\"additive\"], Literal[\"floor\"], Literal[\"in_lieu\"], Literal[\"exempt\"], Literal[\"quota\"], Literal[\"specific\"], Literal[\"prohibited\"], Literal[\"adcvd\"]]",
    "rate": "str",
    "basis": "str",
    "ending": "Union[Literal[\"applies\"], Literal[\"undetermined\"]]",
    "because": "str",
    "openFacts": "List[str]",
    "material": "NotRequired[Union[Literal[\"steel\"], Literal[\"aluminum\"], Literal[\"copper\"]]]",
    "aceReportingOrder": "int",
    "effectiveFrom": "NotRequired[str]",
    "effectiveTo": "NotRequired[str]",
    "citations": "List[Citation]",
    "confidence": "Union[Literal[\"high\"], Literal[\"medium\"], Literal[\"low\"]]",
})

# A fact that was not stated.
AssumedFact = TypedDict("AssumedFact", {
    "key": "str",
    "assumed": "str",
    "ask": "bool",
})

# One entry.
AuditedEntry = TypedDict("AuditedEntry", {
    "number": "str",
    "type": "NotRequired[str]",
    "entryDate": "NotRequired[str]",
    "liquidation": "NotRequired[Union[Literal[\"liquidated\"], Literal[\"unliquidated\"], Literal[\"extended\"], Literal[\"suspended\"], Literal[\"under_review\"], Literal[\"scheduled\"]]]",
    "liquidationDate": "NotRequired[str]",
    "liquidationEstimated": "NotRequired[bool]",
    "filed": "str",
    "cape": "NotRequired[CapeDeclaration]",
    "lines": "List[AuditedLine]",
})

# One entry.
AuditedEntryOfGetEntryAuditEntry = TypedDict("AuditedEntryOfGetEntryAuditEntry", {
    "number": "str",
    "type": "NotRequired[str]",
    "entryDate": "NotRequired[str]",
    "liquidation": "NotRequired[Union[Literal[\"liquidated\"], Literal[\"unliquidated\"], Literal[\"extended\"], Literal[\"suspended\"], Literal[\"under_review\"], Literal[\"scheduled\"]]]",
    "liquidationDate": "NotRequired[str]",
    "liquidationEstimated": "NotRequired[bool]",
    "filed": "str",
    "cape": "NotRequired[CapeDeclaration]",
    "lines": "List[AuditedLine]",
    "findings": "List[EntryFinding]",
})

# One line, or the lines among which one article was split by content.
AuditedLine = TypedDict("AuditedLine", {
    "number": "str",
    "hts": "NotRequired[str]",
    "origin": "NotRequired[str]",
    "value": "NotRequired[str]",
    "status": "Union[Literal[\"certain\"], Literal[\"depends\"], Literal[\"not_covered\"], Literal[\"not_in_schedule\"], Literal[\"not_audited\"]]",
    "reason": "NotRequired[str]",
    "filed": "str",
    "atEntry": "NotRequired[str]",
    "asFiledLaw": "NotRequired[str]",
    "withoutIeepa": "NotRequired[str]",
    "numbers": "List[AuditedNumber]",
})

# One tariff number of a line, filed and lawful.
AuditedNumber = TypedDict("AuditedNumber", {
    "number": "str",
    "filed": "NotRequired[str]",
    "lawful": "NotRequired[str]",
    "computation": "NotRequired[str]",
    "authority": "NotRequired[str]",
})

# An answer on which an end of the bounds rests, alone or with others.
BoundAnswer = TypedDict("BoundAnswer", {
    "field": "str",
    "value": "NotRequired[str]",
    "question": "str",
    "citation": "str",
})

# The answer of calculateDuty.
CalculateDutyAnswer = TypedDict("CalculateDutyAnswer", {
    "dutyInfo": "DutyInfo",
})

# The answer of calculateDutyWithValuation.
CalculateDutyWithValuationAnswer = TypedDict("CalculateDutyWithValuationAnswer", {
    "dutyInfo": "DutyInfo",
})

# Whether the void duties of an entry can be declared in CAPE.
CapeDeclaration = TypedDict("CapeDeclaration", {
    "status": "Union[Literal[\"ready\"], Literal[\"hold\"], Literal[\"repair\"], Literal[\"protest\"], Literal[\"court\"], Literal[\"declared\"], Literal[\"refunded\"]]",
    "reasons": "List[str]",
    "principal": "NotRequired[str]",
    "interestEstimate": "str",
})

# One chapter.
CatalogChapter = TypedDict("CatalogChapter", {
    "chapter": "str",
    "title": "str",
    "section": "CatalogSectionName",
    "subchapters": "List[CatalogSubchapter]",
    "edition": "HtsEdition",
    "totalCount": "int",
    "results": "List[HtsRow]",
    "pageInfo": "PageInfo",
    "_meta": "AnswerMetaOfSearchHts",
})

# How many rows found stand in a chapter.
CatalogChapterCount = TypedDict("CatalogChapterCount", {
    "chapter": "str",
    "title": "str",
    "count": "int",
})

# A chapter by name.
CatalogChapterName = TypedDict("CatalogChapterName", {
    "chapter": "str",
    "title": "str",
})

# A chapter in few words.
CatalogChapterSummary = TypedDict("CatalogChapterSummary", {
    "chapter": "str",
    "title": "str",
    "headingCount": "int",
    "lineCount": "int",
})

# One number in full.
CatalogCode = TypedDict("CatalogCode", {
    "code": "str",
    "edition": "HtsEdition",
    "section": "CatalogSectionName",
    "chapter": "CatalogChapterName",
    "path": "List[str]",
    "replaces": "List[HtsSuccession]",
    "replacedBy": "List[HtsSuccession]",
    "row": "HtsRow",
    "parents": "List[HtsRow]",
    "children": "List[HtsRow]",
    "siblings": "List[HtsRow]",
    "notes": "List[HtsNote]",
    "history": "List[HtsLineEvent]",
    "_meta": "AnswerMetaOfSearchHts",
})

# One page of a catalog search.
CatalogSearchAnswer = TypedDict("CatalogSearchAnswer", {
    "query": "str",
    "edition": "HtsEdition",
    "replaced": "NotRequired[HtsReplacedNumber]",
    "totalCount": "int",
    "chapters": "List[CatalogChapterCount]",
    "results": "List[HtsSearchResult]",
    "pageInfo": "PageInfo",
    "_meta": "AnswerMetaOfSearchHts",
})

# A section and its chapters.
CatalogSection = TypedDict("CatalogSection", {
    "section": "str",
    "title": "str",
    "chapters": "List[CatalogChapterSummary]",
})

# A section by name.
CatalogSectionName = TypedDict("CatalogSectionName", {
    "section": "str",
    "title": "str",
})

# The sections of the schedule.
CatalogSections = TypedDict("CatalogSections", {
    "edition": "HtsEdition",
    "sections": "List[CatalogSection]",
    "_meta": "AnswerMetaOfSearchHts",
})

# A subchapter of Chapters 98 and 99.
CatalogSubchapter = TypedDict("CatalogSubchapter", {
    "subchapter": "str",
    "title": "str",
})

# How Chapter 99 treats a line from one country on one date.
Chapter99Applicable = TypedDict("Chapter99Applicable", {
    "htsCode": "str",
    "description": "str",
    "country": "str",
    "date": "str",
    "applicable": "List[ApplicableHeading]",
    "notApplicable": "List[NotApplicableHeading]",
    "complete": "bool",
    "requiredInputs": "List[RequiredInput]",
    "warnings": "List[str]",
    "programsVerifiedTo": "str",
    "_meta": "AnswerMeta",
})

# One Chapter 99 heading of the entry line.
Chapter99Source = TypedDict("Chapter99Source", {
    "code": "str",
    "authority": "str",
    "authorityType": "str",
    "rate": "str",
    "amount": "NotRequired[Amount]",
    "citation": "Citation",
    "aceReportingOrder": "int",
    "displayLabel": "str",
    "material": "NotRequired[Union[Literal[\"steel\"], Literal[\"aluminum\"], Literal[\"copper\"]]]",
    "ending": "Union[Literal[\"applies\"], Literal[\"undetermined\"]]",
    "openFacts": "List[str]",
})

# Where a rule, rate or determination comes from; at least one member that names a document is there.
Citation = TypedDict("Citation", {
    "frDocumentNumber": "NotRequired[str]",
    "frCitation": "NotRequired[str]",
    "frCitationUrl": "NotRequired[str]",
    "csmsId": "NotRequired[str]",
    "crossRulingId": "NotRequired[str]",
    "proclamationNumber": "NotRequired[str]",
    "eoNumber": "NotRequired[str]",
    "cfrSection": "NotRequired[str]",
    "htsno": "NotRequired[str]",
    "document": "str",
    "locator": "NotRequired[str]",
    "url": "NotRequired[str]",
    "source": "Union[Literal[\"official\"], Literal[\"derived\"], Literal[\"secondary\"], Literal[\"unverified\"]]",
})

# What a claim that was not made is worth.
ClaimEffect = TypedDict("ClaimEffect", {
    "key": "str",
    "field": "str",
    "value": "str",
    "question": "str",
    "totalDuty": "NotRequired[str]",
    "saving": "NotRequired[str]",
    "citation": "str",
})

# Which optional inputs matter for the line, origin and date.
ConditionalFields = TypedDict("ConditionalFields", {
    "has232": "bool",
    "hasCopper": "bool",
    "materialType": "bool",
    "needsMaterialSlider": "bool",
    "hasReciprocal": "bool",
    "needsQuantity": "bool",
    "hasAdCvd": "bool",
    "showValuation": "bool",
    "needsDepartureDate": "bool",
})

# How sure a determination is, with its grounds.
Confidence = TypedDict("Confidence", {
    "score": "float",
    "tier": "Union[Literal[\"high\"], Literal[\"medium\"], Literal[\"low\"]]",
    "reasoning": "NotRequired[str]",
    "supportingPhrases": "List[str]",
})

CountryCode = Union[Literal["AD"], Literal["AE"], Literal["AF"], Literal["AG"], Literal["AI"], Literal["AL"], Literal["AM"], Literal["AO"], Literal["AQ"], Literal["AR"], Literal["AS"], Literal["AT"], Literal["AU"], Literal["AW"], Literal["AX"], Literal["AZ"], Literal["BA"], Literal["BB"], Literal["BD"], Literal["BE"], Literal["BF"], Literal["BG"], Literal["BH"], Literal["BI"], Literal["BJ"], Literal["BL"], Literal["BM"], Literal["BN"], Literal["BO"], Literal["BQ"], Literal["BR"], Literal["BS"], Literal["BT"], Literal["BV"], Literal["BW"], Literal["BY"], Literal["BZ"], Literal["CA"], Literal["CC"], Literal["CD"], Literal["CF"], Literal["CG"], Literal["CH"], Literal["CI"], Literal["CK"], Literal["CL"], Literal["CM"], Literal["CN"], Literal["CO"], Literal["CR"], Literal["CU"], Literal["CV"], Literal["CW"], Literal["CX"], Literal["CY"], Literal["CZ"], Literal["DE"], Literal["DJ"], Literal["DK"], Literal["DM"], Literal["DO"], Literal["DZ"], Literal["EC"], Literal["EE"], Literal["EG"], Literal["EH"], Literal["ER"], Literal["ES"], Literal["ET"], Literal["FI"], Literal["FJ"], Literal["FK"], Literal["FM"], Literal["FO"], Literal["FR"], Literal["GA"], Literal["GB"], Literal["GD"], Literal["GE"], Literal["GF"], Literal["GG"], Literal["GH"], Literal["GI"], Literal["GL"], Literal["GM"], Literal["GN"], Literal["GP"], Literal["GQ"], Literal["GR"], Literal["GS"], Literal["GT"], Literal["GU"], Literal["GW"], Literal["GY"], Literal["HK"], Literal["HM"], Literal["HN"], Literal["HR"], Literal["HT"], Literal["HU"], Literal["ID"], Literal["IE"], Literal["IL"], Literal["IM"], Literal["IN"], Literal["IO"], Literal["IQ"], Literal["IR"], Literal["IS"], Literal["IT"], Literal["JE"], Literal["JM"], Literal["JO"], Literal["JP"], Literal["KE"], Literal["KG"], Literal["KH"], Literal["KI"], Literal["KM"], Literal["KN"], Literal["KP"], Literal["KR"], Literal["KW"], Literal["KY"], Literal["KZ"], Literal["LA"], Literal["LB"], Literal["LC"], Literal["LI"], Literal["LK"], Literal["LR"], Literal["LS"], Literal["LT"], Literal["LU"], Literal["LV"], Literal["LY"], Literal["MA"], Literal["MC"], Literal["MD"], Literal["ME"], Literal["MF"], Literal["MG"], Literal["MH"], Literal["MK"], Literal["ML"], Literal["MM"], Literal["MN"], Literal["MO"], Literal["MP"], Literal["MQ"], Literal["MR"], Literal["MS"], Literal["MT"], Literal["MU"], Literal["MV"], Literal["MW"], Literal["MX"], Literal["MY"], Literal["MZ"], Literal["NA"], Literal["NC"], Literal["NE"], Literal["NF"], Literal["NG"], Literal["NI"], Literal["NL"], Literal["NO"], Literal["NP"], Literal["NR"], Literal["NU"], Literal["NZ"], Literal["OM"], Literal["PA"], Literal["PE"], Literal["PF"], Literal["PG"], Literal["PH"], Literal["PK"], Literal["PL"], Literal["PM"], Literal["PN"], Literal["PR"], Literal["PS"], Literal["PT"], Literal["PW"], Literal["PY"], Literal["QA"], Literal["RE"], Literal["RO"], Literal["RS"], Literal["RU"], Literal["RW"], Literal["SA"], Literal["SB"], Literal["SC"], Literal["SD"], Literal["SE"], Literal["SG"], Literal["SH"], Literal["SI"], Literal["SJ"], Literal["SK"], Literal["SL"], Literal["SM"], Literal["SN"], Literal["SO"], Literal["SR"], Literal["SS"], Literal["ST"], Literal["SV"], Literal["SX"], Literal["SY"], Literal["SZ"], Literal["TC"], Literal["TD"], Literal["TF"], Literal["TG"], Literal["TH"], Literal["TJ"], Literal["TK"], Literal["TL"], Literal["TM"], Literal["TN"], Literal["TO"], Literal["TR"], Literal["TT"], Literal["TV"], Literal["TW"], Literal["TZ"], Literal["UA"], Literal["UG"], Literal["UM"], Literal["US"], Literal["UY"], Literal["UZ"], Literal["VA"], Literal["VC"], Literal["VE"], Literal["VG"], Literal["VI"], Literal["VN"], Literal["VU"], Literal["WF"], Literal["WS"], Literal["XK"], Literal["YE"], Literal["YT"], Literal["ZA"], Literal["ZM"], Literal["ZW"]]

# Usage of all operations on one day.
DailyUsage = TypedDict("DailyUsage", {
    "day": "str",
    "requests": "int",
    "errors": "int",
    "aiTokens": "int",
    "aiCostUsd": "str",
})

# How fresh one data set is and how far it reaches.
DatasetStatus = TypedDict("DatasetStatus", {
    "name": "str",
    "description": "str",
    "lastRefreshed": "NotRequired[str]",
    "health": "Union[Literal[\"healthy\"], Literal[\"stale\"], Literal[\"error\"], Literal[\"unknown\"]]",
    "healthReason": "str",
    "staleAfterDays": "int",
    "ageDays": "NotRequired[int]",
    "sourceDate": "NotRequired[str]",
    "sourceName": "NotRequired[str]",
    "newestKnown": "NotRequired[Publication]",
    "sourceRevision": "NotRequired[str]",
    "sourceSha256": "NotRequired[str]",
    "coveredFrom": "NotRequired[str]",
    "coveredTo": "NotRequired[str]",
    "recordCount": "int",
})

# Sound limits of the total duty, USD, over every open input: end uses and other facts to be asked, preferences, exclusions, exemptions, U.S. and metal contents, dates of loading and export, quantities, and the firms of AD/CVD cases. A case that may apply is in the upper limit, at the greatest deposit rate held for any firm while none is named, and in neither total nor lower limit while its scope is open; `adcvdCases` has the limits of each. A claim that only raises the duty counts as well: `highAnswers` names it, and `boundsWithoutClaims` leaves it out. Fees are not included. Where parts of a duty are rounded the limits may be a cent wider than any answer leads to.
DutyBounds = TypedDict("DutyBounds", {
    "low": "NotRequired[str]",
    "high": "NotRequired[str]",
    "nextBestFact": "NotRequired[str]",
    "lowAnswers": "NotRequired[List[BoundAnswer]]",
    "highAnswers": "NotRequired[List[BoundAnswer]]",
})

# What became of one heading between two answers.
DutyChange = TypedDict("DutyChange", {
    "heading": "str",
    "kind": "Union[Literal[\"added\"], Literal[\"removed\"], Literal[\"changed\"]]",
    "difference": "NotRequired[str]",
    "cause": "Union[Literal[\"begins\"], Literal[\"ends\"], Literal[\"rate_set\"], Literal[\"schedule\"], Literal[\"column\"], Literal[\"scope\"], Literal[\"origin\"], Literal[\"condition\"], Literal[\"displacement\"], Literal[\"value\"], Literal[\"column_duty\"], Literal[\"certainty\"], Literal[\"prohibition\"], Literal[\"correction\"], Literal[\"scenario\"]]",
    "because": "str",
    "before": "NotRequired[DutyLayerOfTraceDuty2]",
    "after": "NotRequired[DutyLayerOfTraceDuty2]",
    "citations": "List[Citation]",
})

# Two duties and what lies between them.
DutyDiff = TypedDict("DutyDiff", {
    "difference": "NotRequired[str]",
    "landedDifference": "NotRequired[str]",
    "from": "DutyInfoOfCompareDuties",
    "to": "DutyInfoOfCompareDuties",
    "changes": "List[DutyChange]",
    "feeChanges": "List[FeeChange]",
})

# The duty on one line, its parts, and what is still open about it.
DutyInfo = TypedDict("DutyInfo", {
    "htsCode": "str",
    "description": "str",
    "path": "NotRequired[List[str]]",
    "entryDate": "str",
    "asFiled": "bool",
    "corrections": "List[RetroactiveCorrection]",
    "countryOfOrigin": "NotRequired[str]",
    "declaredValue": "NotRequired[float]",
    "enteredValue": "NotRequired[float]",
    "unit": "NotRequired[str]",
    "generalRate": "str",
    "specialRates": "List[SpecialRate]",
    "column2Rate": "str",
    "column": "Union[Literal[\"general\"], Literal[\"special\"], Literal[\"column2\"]]",
    "specialProgramApplied": "NotRequired[str]",
    "section232": "NotRequired[str]",
    "section301": "NotRequired[str]",
    "ieepaRate": "NotRequired[str]",
    "reciprocalRate": "NotRequired[str]",
    "adCvdRate": "NotRequired[str]",
    "adcvdCases": "List[AdcvdCase]",
    "chapter99Sources": "List[Chapter99Source]",
    "matchedExclusions": "List[MatchedExclusion]",
    "splitLines": "List[SplitLine]",
    "valuationAdjustments": "NotRequired[ValuationAdjustments]",
    "landedCost": "NotRequired[Amount]",
    "estimatedTotalDuty": "NotRequired[Amount]",
    "totalDutyAmount": "NotRequired[Amount]",
    "effectiveRate": "NotRequired[float]",
    "notices": "List[EntryNotice]",
    "calculationComplete": "bool",
    "incompleteReasons": "List[IncompleteReason]",
    "prohibited": "bool",
    "requiredInputs": "List[RequiredInput]",
    "warnings": "List[str]",
    "legalNoteRateRuleDiagnostics": "NotRequired[List[LegalNoteRateRuleDiagnostic]]",
    "legalNoteChapter99ApplicabilityDiagnostics": "NotRequired[List[LegalNoteChapter99ApplicabilityDiagnostic]]",
    "legalNoteQuotaDiagnostics": "NotRequired[List[LegalNoteQuotaDiagnostic]]",
    "provenance": "Provenance",
    "mfnAmount": "NotRequired[float]",
    "adcvdAmount": "NotRequired[float]",
    "entryDutiesAmount": "NotRequired[float]",
    "totalLandedDuty": "NotRequired[float]",
    "section232ScopeMatch": "Section232ScopeMatch",
    "mpf": "MerchandiseProcessingFee",
    "hmf": "HarborMaintenanceFee",
    "conditionalFields": "ConditionalFields",
    "missingConditionalInputs": "List[str]",
    "layers": "List[DutyLayer]",
    "bounds": "DutyBounds",
    "boundsWithoutClaims": "DutyLimits",
    "totals": "DutyTotals",
    "assumedFacts": "List[AssumedFact]",
    "whyNot": "NotRequired[List[NotAppliedHeading]]",
    "claims": "NotRequired[List[ClaimEffect]]",
    "trace": "NotRequired[List[str]]",
    "_meta": "AnswerMeta",
})

# The duty on one line, its parts, and what is still open about it.
DutyInfoOfCompareDuties = TypedDict("DutyInfoOfCompareDuties", {
    "htsCode": "str",
    "description": "str",
    "entryDate": "str",
    "countryOfOrigin": "NotRequired[str]",
    "calculationComplete": "bool",
    "totals": "DutyTotalsOfTraceDuty",
    "layers": "List[DutyLayerOfTraceDuty]",
})

# The duty on one line, its parts, and what is still open about it.
DutyInfoOfProveDuty = TypedDict("DutyInfoOfProveDuty", {
    "proof": "DutyProof",
})

# The duty on one line, its parts, and what is still open about it.
DutyInfoOfTraceDuty = TypedDict("DutyInfoOfTraceDuty", {
    "htsCode": "str",
    "description": "str",
    "calculationComplete": "bool",
    "totals": "DutyTotalsOfTraceDuty",
    "layers": "List[DutyLayerOfTraceDuty]",
})

# A duty, or a heading reported at zero because it takes one away.
DutyLayer = TypedDict("DutyLayer", {
    "heading": "str",
    "kind": "Union[Literal[\"column\"], Literal[\"additive\"], Literal[\"floor\"], Literal[\"in_lieu\"], Literal[\"exempt\"], Literal[\"quota\"], Literal[\"specific\"], Literal[\"prohibited\"], Literal[\"adcvd\"]]",
    "ruleId": "NotRequired[str]",
    "program": "NotRequired[str]",
    "authority": "str",
    "authorityType": "str",
    "ending": "Union[Literal[\"applies\"], Literal[\"undetermined\"]]",
    "rateText": "str",
    "ratePercent": "NotRequired[str]",
    "basis": "str",
    "baseValue": "NotRequired[str]",
    "amount": "NotRequired[str]",
    "computation": "str",
    "aceReportingOrder": "NotRequired[int]",
    "listedAs": "NotRequired[str]",
    "qualifier": "NotRequired[str]",
    "factsRead": "List[str]",
    "openFacts": "List[str]",
})

# A duty, or a heading reported at zero because it takes one away.
DutyLayerOfTraceDuty = TypedDict("DutyLayerOfTraceDuty", {
    "heading": "str",
    "authorityType": "str",
    "rateText": "str",
    "amount": "NotRequired[str]",
})

# A duty, or a heading reported at zero because it takes one away.
DutyLayerOfTraceDuty2 = TypedDict("DutyLayerOfTraceDuty2", {
    "rateText": "str",
    "amount": "NotRequired[str]",
})

# Sound limits of the total duty, USD, fees not included.
DutyLimits = TypedDict("DutyLimits", {
    "low": "NotRequired[str]",
    "high": "NotRequired[str]",
})

# A run of days with one and the same duty.
DutyPeriod = TypedDict("DutyPeriod", {
    "from": "str",
    "to": "str",
    "scheduled": "bool",
    "unanswered": "NotRequired[str]",
    "difference": "NotRequired[str]",
    "landedDifference": "NotRequired[str]",
    "duty": "NotRequired[DutyInfoOfTraceDuty]",
    "changes": "List[DutyChange]",
    "feeChanges": "List[FeeChange]",
})

# A duty that carries its own proof: law and facts as plain JSON, decimals as text.
DutyProof = TypedDict("DutyProof", {
    "format": "str",
    "engineVersion": "str",
    "dataVersion": "str",
    "rules": "int",
    "document": "Any",
})

# The duty on the same goods through time.
DutyTimeline = TypedDict("DutyTimeline", {
    "from": "str",
    "to": "str",
    "periods": "List[DutyPeriod]",
})

# The totals of an answer as exact decimals, USD unless said otherwise. Null: not computable from what was stated.
DutyTotals = TypedDict("DutyTotals", {
    "columnDuty": "NotRequired[str]",
    "entryDuties": "NotRequired[str]",
    "adcvd": "NotRequired[str]",
    "totalDuty": "NotRequired[str]",
    "merchandiseProcessingFee": "NotRequired[str]",
    "harborMaintenanceFee": "NotRequired[str]",
    "totalLandedDuty": "NotRequired[str]",
    "landedCost": "NotRequired[str]",
    "effectiveRate": "NotRequired[str]",
})

# The totals of an answer as exact decimals, USD unless said otherwise. Null: not computable from what was stated.
DutyTotalsOfTraceDuty = TypedDict("DutyTotalsOfTraceDuty", {
    "totalDuty": "NotRequired[str]",
    "totalLandedDuty": "NotRequired[str]",
    "effectiveRate": "NotRequired[str]",
})

# Filed entries beside the law of their days. Over REST: [`POST /v1/entry-audits`](/docs#/Entry%20Audit/auditEntries).
EntryAudit = TypedDict("EntryAudit", {
    "asOf": "str",
    "source": "EntryAuditSource",
    "reports": "List[EntryAuditSource]",
    "totals": "EntryAuditTotals",
    "findings": "List[EntryFinding]",
    "entries": "List[AuditedEntry]",
    "notice": "str",
    "_meta": "AnswerMeta",
})

# Why an audit cannot be made.
EntryAuditFailure = TypedDict("EntryAuditFailure", {
    "kind": "str",
    "detail": "str",
})

# One output of an audit.
EntryAuditFile = TypedDict("EntryAuditFile", {
    "name": "str",
    "bytes": "int",
    "mediaType": "str",
    "href": "str",
})

# One stored audit. Everything of it is deleted on request, and after 30 days.
EntryAuditJob = TypedDict("EntryAuditJob", {
    "id": "str",
    "name": "str",
    "bytes": "int",
    "status": "Union[Literal[\"queued\"], Literal[\"auditing\"], Literal[\"writing\"], Literal[\"done\"], Literal[\"failed\"]]",
    "records": "NotRequired[int]",
    "recordsDone": "int",
    "secondsLeft": "NotRequired[int]",
    "failure": "NotRequired[EntryAuditFailure]",
    "asOf": "str",
    "dataVersion": "str",
    "createdAt": "str",
    "finishedAt": "NotRequired[str]",
    "expiresAt": "str",
})

# Stored audits of an account.
EntryAuditJobList = TypedDict("EntryAuditJobList", {
    "jobs": "List[EntryAuditJob]",
    "_meta": "AnswerMetaOfListLawChanges",
})

# One stored audit. Everything of it is deleted on request, and after 30 days.
EntryAuditJobOfGetEntryAuditJob = TypedDict("EntryAuditJobOfGetEntryAuditJob", {
    "id": "str",
    "name": "str",
    "bytes": "int",
    "status": "Union[Literal[\"queued\"], Literal[\"auditing\"], Literal[\"writing\"], Literal[\"done\"], Literal[\"failed\"]]",
    "records": "NotRequired[int]",
    "recordsDone": "int",
    "secondsLeft": "NotRequired[int]",
    "failure": "NotRequired[EntryAuditFailure]",
    "asOf": "str",
    "dataVersion": "str",
    "createdAt": "str",
    "finishedAt": "NotRequired[str]",
    "expiresAt": "str",
    "sources": "List[EntryAuditSource]",
    "totals": "NotRequired[EntryAuditTotals]",
    "files": "List[EntryAuditFile]",
    "notes": "List[str]",
    "notice": "str",
    "_meta": "AnswerMeta",
})

# What a reader made of a file of entries.
EntryAuditSource = TypedDict("EntryAuditSource", {
    "file": "NotRequired[str]",
    "format": "str",
    "headerRow": "NotRequired[int]",
    "columns": "List[EntryColumn]",
    "unknownColumns": "List[str]",
    "rows": "int",
    "data": "int",
    "skipped": "List[EntryRowNote]",
    "unreadable": "List[EntryRowNote]",
})

# Sums over an audit, USD. Overpaid and underpaid stand apart and are never netted between lines. `overpaid` and `ieepaPrincipal` overlap: what was overpaid under a heading held void is in both, so they do not add up to a refund.
EntryAuditTotals = TypedDict("EntryAuditTotals", {
    "entries": "int",
    "lines": "int",
    "linesComputed": "int",
    "filed": "str",
    "filedComputed": "str",
    "lawfulAtEntry": "str",
    "owedWithoutIeepa": "str",
    "overpaid": "str",
    "underpaid": "str",
    "ieepaPrincipal": "str",
    "ieepaByStatus": "List[IeepaStatusTotal]",
    "interestEstimate": "str",
    "contingent": "str",
    "notAudited": "str",
})

# One column of a table as it was understood.
EntryColumn = TypedDict("EntryColumn", {
    "field": "str",
    "header": "str",
})

# One thing that was found.
EntryFinding = TypedDict("EntryFinding", {
    "code": "str",
    "name": "str",
    "also": "List[str]",
    "severity": "Union[Literal[\"error\"], Literal[\"opportunity\"], Literal[\"advisory\"], Literal[\"info\"]]",
    "entry": "str",
    "line": "NotRequired[str]",
    "hts": "NotRequired[str]",
    "origin": "NotRequired[str]",
    "heading": "NotRequired[str]",
    "filed": "NotRequired[str]",
    "lawful": "NotRequired[str]",
    "difference": "NotRequired[str]",
    "lower": "NotRequired[str]",
    "upper": "NotRequired[str]",
    "why": "str",
    "remedy": "NotRequired[EntryRemedy]",
    "restsOn": "List[str]",
    "citations": "List[str]",
    "confidence": "str",
    "proof": "NotRequired[str]",
})

# A page of findings.
EntryFindingConnection = TypedDict("EntryFindingConnection", {
    "findings": "List[EntryFinding]",
    "pageInfo": "PageInfo",
    "totalCount": "int",
})

# Something that bears on the goods beside the duties, named and not computed: no total contains it.
EntryNotice = TypedDict("EntryNotice", {
    "id": "str",
    "kind": "Union[Literal[\"charge\"], Literal[\"relief\"], Literal[\"entry\"]]",
    "title": "str",
    "detail": "str",
    "confidence": "Union[Literal[\"high\"], Literal[\"medium\"], Literal[\"low\"]]",
    "citations": "List[Citation]",
})

# The way to get money back or to pay what is owed, the first that is open.
EntryRemedy = TypedDict("EntryRemedy", {
    "route": "Union[Literal[\"post_summary_correction\"], Literal[\"protest\"], Literal[\"cape\"], Literal[\"preference_1520d\"], Literal[\"prior_disclosure\"], Literal[\"court\"], Literal[\"none\"]]",
    "by": "NotRequired[str]",
    "byWorkingDay": "NotRequired[str]",
    "estimated": "bool",
    "open": "bool",
    "authority": "str",
})

# Something about one row.
EntryRowNote = TypedDict("EntryRowNote", {
    "row": "int",
    "note": "str",
})

# An account.
ExportedAccount = TypedDict("ExportedAccount", {
    "id": "str",
    "name": "str",
    "createdAt": "str",
    "closedAt": "NotRequired[str]",
})

# An API key without its secret.
ExportedApiKey = TypedDict("ExportedApiKey", {
    "id": "str",
    "prefix": "str",
    "mode": "Union[Literal[\"live\"], Literal[\"test\"]]",
    "label": "NotRequired[str]",
    "betaEntitled": "bool",
    "createdAt": "str",
    "lastUsedAt": "NotRequired[str]",
    "expiresAt": "NotRequired[str]",
    "revokedAt": "NotRequired[str]",
})

# Something that was done to an account.
ExportedAuditEvent = TypedDict("ExportedAuditEvent", {
    "at": "str",
    "actor": "str",
    "action": "str",
    "subject": "str",
    "detail": "Any",
})

# An answer kept for an idempotency key; of the key only a hash is held.
ExportedIdempotencyRecord = TypedDict("ExportedIdempotencyRecord", {
    "method": "str",
    "path": "str",
    "state": "Union[Literal[\"running\"], Literal[\"done\"]]",
    "responseStatus": "NotRequired[int]",
    "responseBody": "NotRequired[str]",
    "createdAt": "str",
    "expiresAt": "str",
})

# A saved report.
ExportedReport = TypedDict("ExportedReport", {
    "id": "str",
    "kind": "Union[Literal[\"adcvd\"], Literal[\"classification\"]]",
    "title": "str",
    "request": "Any",
    "content": "Any",
    "dataVersion": "str",
    "engineVersion": "str",
    "createdAt": "str",
    "expiresAt": "NotRequired[str]",
})

# What became of a fee between two answers.
FeeChange = TypedDict("FeeChange", {
    "fee": "Union[Literal[\"mpf\"], Literal[\"hmf\"]]",
    "before": "NotRequired[str]",
    "after": "NotRequired[str]",
    "difference": "NotRequired[str]",
    "because": "str",
})

# One thing that is wrong: with a parameter, or with a member of the body.
FieldProblem = TypedDict("FieldProblem", {
    "parameter": "NotRequired[str]",
    "pointer": "NotRequired[str]",
    "message": "str",
})

# A fact and the answer that would make a heading apply.
FlippingFact = TypedDict("FlippingFact", {
    "key": "str",
    "value": "str",
})

# Harbor maintenance fee: ocean cargo only.
HarborMaintenanceFee = TypedDict("HarborMaintenanceFee", {
    "rate": "float",
    "amount": "NotRequired[float]",
    "applicable": "bool",
    "reason": "str",
})

# One page of rows in printing order.
HtsBrowseAnswer = TypedDict("HtsBrowseAnswer", {
    "edition": "HtsEdition",
    "totalCount": "int",
    "results": "List[HtsRow]",
    "pageInfo": "PageInfo",
    "_meta": "AnswerMetaOfSearchHts",
})

# The schedule an answer was read from.
HtsEdition = TypedDict("HtsEdition", {
    "date": "NotRequired[str]",
    "revision": "str",
    "title": "str",
    "publishedOn": "str",
    "basis": "str",
})

# A remark printed beside a row.
HtsEndnote = TypedDict("HtsEndnote", {
    "columns": "List[str]",
    "text": "str",
    "headings": "List[HtsEndnoteHeading]",
})

# A Chapter 99 heading an endnote leads to.
HtsEndnoteHeading = TypedDict("HtsEndnoteHeading", {
    "code": "str",
    "description": "str",
    "general": "str",
})

# A cell that was printed differently.
HtsFieldChange = TypedDict("HtsFieldChange", {
    "field": "Union[Literal[\"description\"], Literal[\"general\"], Literal[\"special\"], Literal[\"column2\"], Literal[\"units\"], Literal[\"additionalDuties\"], Literal[\"quotaQuantity\"], Literal[\"endnotes\"]]",
    "before": "str",
    "after": "str",
})

# One number in its place.
HtsHierarchy = TypedDict("HtsHierarchy", {
    "code": "str",
    "edition": "HtsEdition",
    "section": "CatalogSectionName",
    "chapter": "CatalogChapterName",
    "path": "List[str]",
    "replaces": "List[HtsSuccession]",
    "replacedBy": "List[HtsSuccession]",
    "row": "HtsRow",
    "parents": "List[HtsRow]",
    "children": "List[HtsRow]",
    "siblings": "List[HtsRow]",
    "_meta": "AnswerMetaOfSearchHts",
})

# What one revision did to a row.
HtsLineEvent = TypedDict("HtsLineEvent", {
    "kind": "Union[Literal[\"first\"], Literal[\"added\"], Literal[\"changed\"], Literal[\"removed\"]]",
    "revision": "str",
    "publishedOn": "str",
    "legalFrom": "NotRequired[str]",
    "changes": "List[HtsFieldChange]",
})

# One note, or one lettered subdivision of it.
HtsNote = TypedDict("HtsNote", {
    "id": "str",
    "title": "str",
    "scope": "str",
    "section": "NotRequired[str]",
    "chapter": "NotRequired[str]",
    "number": "NotRequired[str]",
    "subdivision": "NotRequired[str]",
    "effect": "Union[Literal[\"excludes\"], Literal[\"includes\"], Literal[\"defines\"], Literal[\"governs\"]]",
    "provenance": "str",
    "sourceLabel": "str",
    "text": "NotRequired[str]",
    "quote": "str",
    "offset": "int",
    "targets": "List[HtsNoteTarget]",
    "mentionDigits": "NotRequired[int]",
    "source": "str",
})

# A number or a range of numbers a note names.
HtsNoteTarget = TypedDict("HtsNoteTarget", {
    "from": "str",
    "to": "str",
})

# One page of notes.
HtsNotesAnswer = TypedDict("HtsNotesAnswer", {
    "code": "NotRequired[str]",
    "totalCount": "int",
    "notes": "List[HtsNote]",
    "pageInfo": "PageInfo",
    "_meta": "AnswerMetaOfSearchHts",
})

# A rate cell as printed for a row or inherited by it.
HtsRate = TypedDict("HtsRate", {
    "text": "str",
    "source": "NotRequired[str]",
    "inherited": "bool",
})

# A number that the schedule had and no longer has on the day read.
HtsReplacedNumber = TypedDict("HtsReplacedNumber", {
    "code": "str",
    "lastDay": "str",
    "successors": "List[str]",
    "revision": "NotRequired[str]",
})

# A row of the schedule.
HtsRow = TypedDict("HtsRow", {
    "code": "NotRequired[str]",
    "description": "str",
    "indent": "int",
    "level": "Union[Literal[\"heading\"], Literal[\"subheading\"], Literal[\"rateLine\"], Literal[\"statistical\"], Literal[\"superior\"]]",
    "parent": "NotRequired[str]",
    "reportable": "bool",
    "units": "List[str]",
    "general": "NotRequired[HtsRate]",
    "special": "NotRequired[HtsRate]",
    "column2": "NotRequired[HtsRate]",
    "additionalDuties": "NotRequired[str]",
    "quotaQuantity": "NotRequired[str]",
    "endnotes": "List[HtsEndnote]",
    "childCount": "int",
    "legalFrom": "NotRequired[str]",
    "legalTo": "NotRequired[str]",
})

# One page of a search.
HtsSearchAnswer = TypedDict("HtsSearchAnswer", {
    "query": "str",
    "matchedBy": "Union[Literal[\"number\"], Literal[\"text\"]]",
    "edition": "HtsEdition",
    "replaced": "NotRequired[HtsReplacedNumber]",
    "totalCount": "int",
    "results": "List[HtsSearchResult]",
    "pageInfo": "PageInfo",
    "notice": "str",
    "_meta": "AnswerMetaOfSearchHts",
})

# One thing looked for, and where the path of the row says it.
HtsSearchEvidence = TypedDict("HtsSearchEvidence", {
    "queryText": "str",
    "kind": "Union[Literal[\"number\"], Literal[\"exact\"], Literal[\"form\"], Literal[\"prefix\"], Literal[\"spelling\"], Literal[\"trade\"]]",
    "field": "str",
    "code": "NotRequired[str]",
    "snippet": "str",
    "matched": "List[str]",
})

# A row found, with why.
HtsSearchResult = TypedDict("HtsSearchResult", {
    "rank": "int",
    "code": "str",
    "description": "str",
    "path": "List[str]",
    "level": "Union[Literal[\"heading\"], Literal[\"subheading\"], Literal[\"rateLine\"], Literal[\"statistical\"], Literal[\"superior\"]]",
    "units": "List[str]",
    "legalFrom": "NotRequired[str]",
    "legalTo": "NotRequired[str]",
    "general": "NotRequired[HtsRate]",
    "special": "NotRequired[HtsRate]",
    "column2": "NotRequired[HtsRate]",
    "matchedField": "Union[Literal[\"section\"], Literal[\"chapter\"], Literal[\"heading\"], Literal[\"subheading\"], Literal[\"rateLine\"], Literal[\"statistical\"]]",
    "snippet": "str",
    "evidence": "List[HtsSearchEvidence]",
})

# A number on the other side of a change.
HtsSuccession = TypedDict("HtsSuccession", {
    "code": "str",
    "kind": "Union[Literal[\"renumbered\"], Literal[\"merged\"], Literal[\"split\"], Literal[\"split_and_merged\"], Literal[\"subdivided\"], Literal[\"discontinued\"], Literal[\"established\"]]",
    "on": "str",
    "revision": "str",
})

# Refund of void duties in one state.
IeepaStatusTotal = TypedDict("IeepaStatusTotal", {
    "status": "Union[Literal[\"ready\"], Literal[\"hold\"], Literal[\"repair\"], Literal[\"protest\"], Literal[\"court\"], Literal[\"declared\"], Literal[\"refunded\"]]",
    "principal": "str",
})

# One thing that keeps a calculation from being complete.
IncompleteReason = TypedDict("IncompleteReason", {
    "kind": "Union[Literal[\"prohibited\"], Literal[\"missing_fact\"], Literal[\"rate_not_computable\"], Literal[\"adcvd_scope\"], Literal[\"adcvd_rate\"], Literal[\"programs_not_verified\"], Literal[\"schedule_not_verified\"], Literal[\"unmodelled_heading\"]]",
    "detail": "str",
})

# One applied change of the law.
LawChange = TypedDict("LawChange", {
    "id": "str",
    "at": "str",
    "kind": "Union[Literal[\"schedule\"], Literal[\"notices\"], Literal[\"rulings\"], Literal[\"notes\"], Literal[\"scopes\"], Literal[\"law\"]]",
    "title": "str",
    "mayChangeDuty": "bool",
    "dataVersion": "NotRequired[str]",
    "rowsAdded": "int",
    "rowsChanged": "int",
    "rowsEnded": "int",
    "lines": "List[str]",
    "lineCount": "int",
    "headings": "List[str]",
    "caseNumbers": "List[str]",
    "words": "List[str]",
})

# One page of changes of the law.
LawChanges = TypedDict("LawChanges", {
    "changes": "List[LawChange]",
    "pageInfo": "PageInfo",
    "atom": "NotRequired[str]",
    "_meta": "AnswerMetaOfListLawChanges",
})

# A legal note's word on where a Chapter 99 heading applies. Evidence only: duty arithmetic does not read it.
LegalNoteChapter99ApplicabilityDiagnostic = TypedDict("LegalNoteChapter99ApplicabilityDiagnostic", {
    "effectId": "str",
    "noteId": "str",
    "effectType": "str",
    "reviewStatus": "str",
    "sourceLocator": "Union[str, None]",
    "sourceSpan": "str",
    "effectValueText": "Union[str, None]",
    "conditionText": "Union[str, None]",
    "requiredFactKey": "Union[str, None]",
    "applicability": "Union[Literal[\"matched\"], Literal[\"not_matched\"], Literal[\"unknown\"]]",
    "countryCodes": "List[str]",
    "targetChapter99Codes": "List[str]",
    "exceptionChapter99Codes": "List[str]",
    "conditionHtsTargets": "List[str]",
    "parityStatus": "Union[Literal[\"already_accounted_for\"], Literal[\"not_accounted_for\"], Literal[\"blocked_by_reference_review\"], Literal[\"not_evaluable\"]]",
    "blockedByFacts": "List[str]",
    "blockedByReview": "List[str]",
})

# A quota printed in a legal note. Evidence only: aggregate quota use is not tracked across entries.
LegalNoteQuotaDiagnostic = TypedDict("LegalNoteQuotaDiagnostic", {
    "effectId": "str",
    "noteId": "str",
    "effectType": "str",
    "reviewStatus": "str",
    "sourceLocator": "Union[str, None]",
    "sourceSpan": "str",
    "effectValueText": "Union[str, None]",
    "conditionText": "Union[str, None]",
    "requiredFactKey": "Union[str, None]",
    "applicability": "Union[Literal[\"matched\"], Literal[\"not_matched\"], Literal[\"unknown\"]]",
    "quotaQuantity": "Union[float, None]",
    "quotaUnit": "Union[str, None]",
    "targetCodes": "List[str]",
    "countryCodes": "List[str]",
    "programIndicators": "List[str]",
    "applicabilityReason": "str",
    "notice": "str",
})

# A rate rule printed in a legal note, beside what the engine charged. Evidence only: duty arithmetic does not read it.
LegalNoteRateRuleDiagnostic = TypedDict("LegalNoteRateRuleDiagnostic", {
    "effectId": "str",
    "noteId": "str",
    "effectType": "str",
    "reviewStatus": "str",
    "sourceLocator": "Union[str, None]",
    "sourceSpan": "str",
    "effectValueText": "Union[str, None]",
    "conditionText": "Union[str, None]",
    "requiredFactKey": "Union[str, None]",
    "applicability": "Union[Literal[\"matched\"], Literal[\"not_matched\"], Literal[\"unknown\"]]",
    "ratePercent": "Union[float, None]",
    "quantityValue": "Union[float, None]",
    "quantityUnit": "Union[str, None]",
    "parityStatus": "Union[Literal[\"already_accounted_for\"], Literal[\"not_accounted_for\"], Literal[\"blocked_by_reference_review\"], Literal[\"not_evaluable\"]]",
    "blockedByFacts": "List[str]",
})

# An exclusion that names the line: a candidate until the importer confirms the description.
MatchedExclusion = TypedDict("MatchedExclusion", {
    "code": "str",
    "description": "str",
    "confidence": "float",
})

# Merchandise processing fee of a formal entry of this line alone.
MerchandiseProcessingFee = TypedDict("MerchandiseProcessingFee", {
    "rate": "float",
    "amount": "NotRequired[float]",
    "applicable": "bool",
    "reason": "str",
})

# A Chapter 99 heading that names the line and does not apply.
NotApplicableHeading = TypedDict("NotApplicableHeading", {
    "code": "str",
    "description": "NotRequired[str]",
    "program": "str",
    "displayLabel": "str",
    "authority": "str",
    "authorityType": "str",
    "rate": "str",
    "reason": "Union[Literal[\"condition_false\"], Literal[\"excepted_by\"], Literal[\"displaced_by\"], Literal[\"no_target\"], Literal[\"no_value_left\"], Literal[\"superseded\"], Literal[\"other_origin\"], Literal[\"chapter_98\"]]",
    "because": "str",
    "flippedBy": "NotRequired[FlippingFact]",
    "effectiveFrom": "NotRequired[str]",
    "effectiveTo": "NotRequired[str]",
    "citations": "List[Citation]",
})

# A Chapter 99 heading that was considered and does not apply.
NotAppliedHeading = TypedDict("NotAppliedHeading", {
    "heading": "str",
    "ruleId": "str",
    "program": "str",
    "rateText": "str",
    "reason": "Union[Literal[\"condition_false\"], Literal[\"excepted_by\"], Literal[\"displaced_by\"], Literal[\"no_target\"], Literal[\"no_value_left\"], Literal[\"superseded\"], Literal[\"other_origin\"], Literal[\"chapter_98\"]]",
    "because": "str",
    "flippedBy": "NotRequired[FlippingFact]",
    "citations": "List[Citation]",
})

# Usage of one operation over the period.
OperationUsage = TypedDict("OperationUsage", {
    "operation": "str",
    "requests": "int",
    "errors": "int",
    "aiTokens": "int",
    "aiCostUsd": "str",
})

# One line from every country of origin.
OriginComparison = TypedDict("OriginComparison", {
    "htsCode": "str",
    "description": "str",
    "entryDate": "str",
    "origins": "List[OriginDuty]",
    "frontier": "List[OriginFrontierStep]",
})

# One origin in its place.
OriginDuty = TypedDict("OriginDuty", {
    "rank": "int",
    "countryOfOrigin": "str",
    "countryName": "str",
    "totalDuty": "NotRequired[str]",
    "totalLandedDuty": "NotRequired[str]",
    "effectiveRate": "NotRequired[str]",
    "low": "NotRequired[str]",
    "high": "NotRequired[str]",
    "complete": "bool",
    "incompleteKinds": "List[Union[Literal[\"prohibited\"], Literal[\"missing_fact\"], Literal[\"rate_not_computable\"], Literal[\"adcvd_scope\"], Literal[\"adcvd_rate\"], Literal[\"programs_not_verified\"], Literal[\"schedule_not_verified\"], Literal[\"unmodelled_heading\"]]]",
    "prohibited": "bool",
    "programs": "List[str]",
    "openInputs": "List[str]",
    "preference": "NotRequired[OriginPreference]",
})

# The lowest duty to be had on so many conditions.
OriginFrontierStep = TypedDict("OriginFrontierStep", {
    "conditions": "int",
    "totalDuty": "str",
    "origins": "List[OriginOffer]",
})

# An origin and the preference claimed.
OriginOffer = TypedDict("OriginOffer", {
    "countryOfOrigin": "str",
    "spi": "NotRequired[str]",
})

# A special program that would lower the duty, and what it takes.
OriginPreference = TypedDict("OriginPreference", {
    "spi": "str",
    "name": "str",
    "totalDuty": "NotRequired[str]",
    "saving": "NotRequired[str]",
    "ruleOfOrigin": "str",
    "generalNote": "str",
})

# Which page of a list this is (Relay cursor connections).
PageInfo = TypedDict("PageInfo", {
    "hasNextPage": "bool",
    "endCursor": "NotRequired[str]",
})

# One layer of the duty of a part.
PartLayer = TypedDict("PartLayer", {
    "heading": "str",
    "rate": "str",
    "amount": "NotRequired[str]",
    "authority": "str",
    "citations": "List[str]",
})

# The duty of a part from one other country, without the preference of its own.
PartOrigin = TypedDict("PartOrigin", {
    "origin": "str",
    "duty": "NotRequired[str]",
})

# A fact that changes the duty of a part.
PartQuestion = TypedDict("PartQuestion", {
    "fact": "str",
    "question": "str",
})

# A partner government agency.
PgaAgency = TypedDict("PgaAgency", {
    "agency": "str",
    "name": "str",
    "messageCode": "NotRequired[str]",
    "flagCodes": "List[str]",
    "subject": "str",
    "status": "str",
    "citations": "List[Citation]",
})

# What partner agencies ask for goods under a number.
PgaCheck = TypedDict("PgaCheck", {
    "htsCode": "str",
    "description": "str",
    "date": "str",
    "country": "NotRequired[str]",
    "agency": "NotRequired[str]",
    "flags": "List[PgaFlag]",
    "flagsBelow": "List[PgaFlag]",
    "agencies": "List[PgaAgency]",
    "warnings": "List[str]",
    "_meta": "AnswerMeta",
})

# One program of one agency that regulates goods under a prefix.
PgaFlag = TypedDict("PgaFlag", {
    "agency": "str",
    "flagCode": "NotRequired[str]",
    "program": "str",
    "requirement": "str",
    "description": "str",
    "htsPrefix": "str",
    "effectiveFrom": "NotRequired[str]",
    "effectiveTo": "NotRequired[str]",
    "citations": "List[Citation]",
    "confidence": "Union[Literal[\"high\"], Literal[\"medium\"], Literal[\"low\"]]",
    "source": "Union[Literal[\"official\"], Literal[\"derived\"], Literal[\"secondary\"], Literal[\"unverified\"]]",
})

# Parts with their duty for a year.
Portfolio = TypedDict("Portfolio", {
    "date": "str",
    "source": "NotRequired[PortfolioSource]",
    "totals": "PortfolioTotals",
    "parts": "PricedPartConnection",
    "exposure": "List[PortfolioExposure]",
    "questions": "List[PortfolioQuestion]",
    "claims": "List[PortfolioClaim]",
    "changes": "List[PortfolioChange]",
    "csv": "str",
    "workbook": "NotRequired[str]",
    "notice": "str",
    "_meta": "AnswerMeta",
})

# One heading that changes.
PortfolioCause = TypedDict("PortfolioCause", {
    "heading": "str",
    "cause": "str",
    "parts": "int",
    "citations": "List[str]",
})

# One day on which the law changes the duty of parts, at their yearly value, USD.
PortfolioChange = TypedDict("PortfolioChange", {
    "date": "str",
    "parts": "int",
    "before": "str",
    "after": "str",
    "difference": "str",
    "causes": "List[PortfolioCause]",
})

# A claim that parts could make.
PortfolioClaim = TypedDict("PortfolioClaim", {
    "fact": "str",
    "question": "str",
    "value": "str",
    "parts": "int",
    "saving": "str",
    "citation": "str",
})

# Duty a year of the parts that share a trait, USD.
PortfolioExposure = TypedDict("PortfolioExposure", {
    "by": "Union[Literal[\"authority\"], Literal[\"heading\"], Literal[\"origin\"], Literal[\"supplier\"]]",
    "name": "str",
    "parts": "int",
    "value": "str",
    "duty": "str",
})

# A fact that is asked of parts.
PortfolioQuestion = TypedDict("PortfolioQuestion", {
    "fact": "str",
    "question": "str",
    "parts": "int",
    "spread": "NotRequired[str]",
})

# What a reader made of a table of parts.
PortfolioSource = TypedDict("PortfolioSource", {
    "headerRow": "int",
    "columns": "List[EntryColumn]",
    "unknownColumns": "List[str]",
    "rows": "int",
    "skipped": "List[EntryRowNote]",
    "unreadable": "List[EntryRowNote]",
})

# Sums over the parts that are priced, USD a year.
PortfolioTotals = TypedDict("PortfolioTotals", {
    "parts": "int",
    "priced": "int",
    "open": "int",
    "refused": "int",
    "unclassified": "int",
    "annualValue": "str",
    "annualDuty": "str",
})

# One part with its duty for a year.
PricedPart = TypedDict("PricedPart", {
    "row": "int",
    "partNumber": "NotRequired[str]",
    "description": "NotRequired[str]",
    "hts": "NotRequired[str]",
    "origin": "NotRequired[str]",
    "supplier": "NotRequired[str]",
    "annualValue": "NotRequired[str]",
    "status": "Union[Literal[\"priced\"], Literal[\"open\"], Literal[\"refused\"], Literal[\"unclassified\"]]",
    "remark": "NotRequired[str]",
    "duty": "NotRequired[str]",
    "rate": "NotRequired[str]",
    "lower": "NotRequired[str]",
    "upper": "NotRequired[str]",
    "layers": "List[PartLayer]",
    "questions": "List[PartQuestion]",
    "otherOrigins": "List[PartOrigin]",
})

# A page of parts.
PricedPartConnection = TypedDict("PricedPartConnection", {
    "nodes": "List[PricedPart]",
})

# Why a request was refused (RFC 9457).
Problem = TypedDict("Problem", {
    "type": "Union[Literal[\"dutygraph://errors/malformed-request\"], Literal[\"dutygraph://errors/invalid-parameter\"], Literal[\"dutygraph://errors/unknown-hts-code\"], Literal[\"dutygraph://errors/ambiguous-hts-code\"], Literal[\"dutygraph://errors/date-out-of-coverage\"], Literal[\"dutygraph://errors/data-version-gone\"], Literal[\"dutygraph://errors/invalid-idempotency-key\"], Literal[\"dutygraph://errors/idempotency-key-reused\"], Literal[\"dutygraph://errors/query-too-complex\"], Literal[\"dutygraph://errors/unauthorized\"], Literal[\"dutygraph://errors/closed-beta\"], Literal[\"dutygraph://errors/forbidden\"], Literal[\"dutygraph://errors/not-found\"], Literal[\"dutygraph://errors/method-not-allowed\"], Literal[\"dutygraph://errors/not-acceptable\"], Literal[\"dutygraph://errors/request-timeout\"], Literal[\"dutygraph://errors/idempotency-in-progress\"], Literal[\"dutygraph://errors/gone\"], Literal[\"dutygraph://errors/payload-too-large\"], Literal[\"dutygraph://errors/uri-too-long\"], Literal[\"dutygraph://errors/unsupported-media-type\"], Literal[\"dutygraph://errors/rate-limited\"], Literal[\"dutygraph://errors/header-too-large\"], Literal[\"dutygraph://errors/internal-error\"], Literal[\"dutygraph://errors/service-unavailable\"], Literal[\"dutygraph://errors/http-version-not-supported\"]]",
    "title": "str",
    "status": "int",
    "detail": "str",
    "instance": "str",
    "traceId": "str",
    "help": "NotRequired[str]",
    "errors": "NotRequired[List[FieldProblem]]",
})

# Where the rates of an answer come from.
Provenance = TypedDict("Provenance", {
    "dataVersion": "str",
    "engineVersion": "str",
    "programsVerifiedTo": "str",
    "scheduleVerifiedTo": "str",
    "rates": "List[RateProvenance]",
})

# A publication that a data set could be read from.
Publication = TypedDict("Publication", {
    "name": "str",
    "date": "str",
})

# The sources of one rate.
RateProvenance = TypedDict("RateProvenance", {
    "code": "str",
    "ruleId": "NotRequired[str]",
    "citations": "List[Citation]",
    "confidence": "Union[Literal[\"high\"], Literal[\"medium\"], Literal[\"low\"]]",
    "assumptions": "List[int]",
})

# What the service knows, and as of when.
RegulatoryDataStatus = TypedDict("RegulatoryDataStatus", {
    "dataVersion": "str",
    "pinnableDataVersions": "List[str]",
    "engineVersion": "str",
    "today": "str",
    "firstCoveredDate": "str",
    "scheduleRevision": "str",
    "scheduleArchive": "NotRequired[str]",
    "ratesCheckedTo": "NotRequired[str]",
    "programsVerifiedTo": "str",
    "scheduleVerifiedTo": "str",
    "healthRule": "str",
    "datasets": "List[DatasetStatus]",
    "unmodelledHeadings": "List[UnmodelledHeading]",
    "_meta": "AnswerMeta",
})

# An input whose answer would change the duty.
RequiredInput = TypedDict("RequiredInput", {
    "field": "str",
    "type": "Union[Literal[\"number\"], Literal[\"string\"], Literal[\"iso2_country\"], Literal[\"iso_date\"], Literal[\"boolean\"]]",
    "severity": "Union[Literal[\"blocking\"], Literal[\"advisory\"]]",
    "reason": "str",
    "unit": "NotRequired[str]",
    "min": "NotRequired[float]",
    "max": "NotRequired[float]",
    "citation": "NotRequired[str]",
    "exampleValue": "NotRequired[Union[str, float, bool]]",
})

# A correction of Chapter 99 that was published after the first entry date it governs.
RetroactiveCorrection = TypedDict("RetroactiveCorrection", {
    "id": "str",
    "title": "str",
    "entriesFrom": "str",
    "entriesTo": "str",
    "publishedFrom": "str",
    "citations": "List[Citation]",
})

# A duty and what becomes of it under scenarios.
ScenarioComparison = TypedDict("ScenarioComparison", {
    "base": "DutyInfoOfCompareDuties",
    "scenarios": "List[ScenarioResult]",
})

# One scenario and what it does. Not a duty owed where it changes the law.
ScenarioResult = TypedDict("ScenarioResult", {
    "name": "str",
    "notes": "List[str]",
    "difference": "NotRequired[str]",
    "landedDifference": "NotRequired[str]",
    "duty": "DutyInfoOfCompareDuties",
    "changes": "List[DutyChange]",
    "feeChanges": "List[FeeChange]",
})

# Whether product facts fall within the written scope of an order.
ScopeAnalysis = TypedDict("ScopeAnalysis", {
    "determination": "Union[Literal[\"likely_in_scope\"], Literal[\"possibly_in_scope\"], Literal[\"likely_out_of_scope\"]]",
    "confidence": "Confidence",
})

# Section 232 metals lists that name the line on the date.
Section232ScopeMatch = TypedDict("Section232ScopeMatch", {
    "steel": "bool",
    "aluminum": "bool",
    "copper": "bool",
})

# A special rate and one program that may claim it.
SpecialRate = TypedDict("SpecialRate", {
    "spi": "str",
    "rate": "str",
})

# One statistical line of the entry where the value must be split.
SplitLine = TypedDict("SplitLine", {
    "lineType": "str",
    "value": "Amount",
    "mfnRate": "str",
    "chapter99Layers": "List[SplitLineLayer]",
})

# One Chapter 99 heading on a part of the value.
SplitLineLayer = TypedDict("SplitLineLayer", {
    "code": "str",
    "ratePercent": "NotRequired[str]",
    "amount": "Amount",
})

# A Chapter 99 heading on which schedule and rules do not agree.
UnmodelledHeading = TypedDict("UnmodelledHeading", {
    "heading": "str",
    "state": "Union[Literal[\"unmodelled\"], Literal[\"expired\"]]",
    "description": "str",
    "since": "str",
})

# Usage of one operation on one day.
UsageCount = TypedDict("UsageCount", {
    "day": "str",
    "operation": "str",
    "requests": "int",
    "errors": "int",
    "aiTokens": "int",
    "aiCostUsd": "str",
})

# Requests of an account over a period. A request is counted when it has been answered, up to a few seconds later.
UsageSummary = TypedDict("UsageSummary", {
    "from": "str",
    "to": "str",
    "days": "int",
    "totals": "UsageTotals",
    "byOperation": "List[OperationUsage]",
    "byDay": "List[DailyUsage]",
    "counts": "List[UsageCount]",
    "_meta": "AnswerMeta",
})

# Sums of usage.
UsageTotals = TypedDict("UsageTotals", {
    "requests": "int",
    "errors": "int",
    "aiTokens": "int",
    "aiCostUsd": "str",
})

# From the declared to the customs value (19 CFR 152.103).
ValuationAdjustments = TypedDict("ValuationAdjustments", {
    "declaredValue": "NotRequired[str]",
    "customsValue": "str",
    "steps": "List[ValuationStep]",
})

# One adjustment of the value.
ValuationStep = TypedDict("ValuationStep", {
    "step": "str",
    "amount": "str",
    "value": "str",
    "citation": "str",
})
