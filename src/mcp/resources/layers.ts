/** What each layer of an answer is, and the law behind it. */
export const LAYERS_GLOSSARY = `# Layers of a U.S. import duty answer

Every layer has a heading, a rate, the value it is charged on, an amount and citations, and one of three endings:
\`applies\`, \`doesNotApply\` (with the condition that failed) or \`undetermined\` (with the facts that would settle it).
A missing fact is never taken for zero: the answer then says \`calculationComplete: false\` and gives bounds.

| layer | what it is | law |
| --- | --- | --- |
| Column 1 General | the ordinary rate of a line in Chapters 1 to 97 | HTSUS general note 3 |
| Column 1 Special | a preference claimed by its indicator (spi) with proof of origin | HTSUS general note 3(c) and the note of the program |
| Column 2 | the rate for the few countries without normal trade relations | HTSUS general note 3(b) |
| Section 232 | duties for national security: steel, aluminum, copper, vehicles, wood and others; often on the metal's value only | 19 U.S.C. 1862 |
| Section 301 | duties on unfair practices of a country, by list and tranche, with exclusions by article | 19 U.S.C. 2411 |
| Section 201 | safeguards for an industry, often as tariff-rate quotas | 19 U.S.C. 2251 to 2254 |
| Section 122 | a temporary surcharge of at most 15 percent and 150 days, for the balance of payments | 19 U.S.C. 2132 |
| Section 338 | duties against discrimination of U.S. commerce | 19 U.S.C. 1338 |
| IEEPA | measures declared under emergency powers; they have dates of beginning and end like every other layer | 50 U.S.C. 1701 to 1706 |
| AD/CVD | deposits under antidumping and countervailing orders, by case and company; the written scope decides | 19 U.S.C. 1671, 1673 |
| MPF | merchandise processing fee, a percentage with a least and a largest amount; a fee, not a duty | 19 CFR 24.23 |
| HMF | harbor maintenance fee, on ocean cargo only; a fee, not a duty | 19 CFR 24.24 |

- \`aceReportingOrder\` is the order in which the Chapter 99 numbers of a line are reported; post them ascending.
- \`totalDutyAmount\` is column duty, Chapter 99 layers and AD/CVD that is not advisory; \`totalLandedDuty\` adds the fees.
- AD/CVD cases with \`advisory: true\` are candidates for scope review, not assessments.
- Answers support decisions; they are no filed entry, no legal advice and no binding ruling.
`;
