import type { PartyRole } from '../../generated/schema-types.js';
import { splitWords } from '../layout/fold.js';

export interface PartyLabel {
  readonly role: PartyRole;
  readonly words: readonly string[];
}

const LABELS: readonly (readonly [role: PartyRole, labels: string])[] = [
  [
    'seller',
    'seller|vendor|supplier|sold by|exporter|exporter seller|seller exporter|from|verkaufer|lieferant|vendeur|fournisseur|vendedor|proveedor|exportador|venditore|fornitore|invoice from|name and address of seller|exporteur|exportateur|esportatore|beneficiary',
  ],
  [
    'shipper',
    'shipper|shipper exporter|exporter shipper|shipped from|ship from|shipper s name and address|consignor|absender|expediteur|remitente|embarcador|mittente',
  ],
  [
    'buyer',
    'buyer|purchaser|sold to|bill to|billed to|customer|importer|invoice to|invoiced to|client|kaufer|kunde|rechnungsempfanger|rechnungsadresse|rechnung an|acheteur|facture a|comprador|cliente|facturar a|importador|acquirente|buyer importer|importer buyer|buyer if other than consignee|fatturato a|intestatario|vendido a|to messrs|messrs|for account and risk of messrs',
  ],
  [
    'consignee',
    'consignee|ship to|shipped to|deliver to|delivery address|delivered to|ultimate consignee|consigned to|lieferadresse|empfanger|warenempfanger|destinataire|livre a|livrer a|consignatario|destinatario|enviar a|ultimate consignee name|consignee name and address|delivery to|spedito a|destinazione merce',
  ],
  [
    'notifyParty',
    'notify party|notify|notify address|also notify|notify party name and address|partie a notifier|notificar a',
  ],
  [
    'manufacturer',
    'manufacturer|manufactured by|producer|maker|hersteller|fabricant|fabricante|produttore|fabbricante|name of manufacturer',
  ],
  ['importerOfRecord', 'importer of record|importer of record name|importer of record name and address'],
  ['carrier', 'carrier|carrier name|shipping line|frachtfuhrer|transporteur|transportista|vettore'],
  ['remittee', 'remit to|pay to|remittance address'],
];

export const PARTY_LABELS: readonly PartyLabel[] = LABELS.flatMap(([role, labels]) =>
  labels.split('|').map((label) => ({ role, words: splitWords(label) })),
);

/** Legal forms at the end of company names. */
export const COMPANY_FORM =
  /(?<!\p{L})(ltd|limited|inc|corp|corporation|co|company|llc|gmbh|ag|kg|ohg|sarl|sas|s\.?a|s\.?l|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|plc|pte|pty|pvt|oy|ab|as|kft|s\.?a\. ?de c\.?v|jsc|industries|trading|manufacturing|import|export)(?![\p{L}])/iu;
