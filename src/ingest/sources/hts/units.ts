/** Units of quantity printed by archives of 2025 and 2026, without mark-up. Another is reviewed before it is used. */
const KNOWN = new Set(
  `Ag g|Au g|Co kg|Cr kg|Cr2O3 t|Cu kg|Dz Pcs|Fiber m|GBq|Ir g|Jwls.|MWh|Mg kg|Mn kg|Mo kg|NH3 t|NaOH kg|Ni kg|No|No.|
No. and kg|Os g|Pb kg|Pd g|Pt g|Rh g|Ru g|Sb kg|Si kg|Sn t|V kg|V2O5 kg|W|W kg|X|Zn kg|bbl|carat|cm2|cy kg|doses|doz.|
doz. prs.|g|gr.lines|gross|hundreds|kg|kg amc|kg cmsc|kg msc|kg ttl sug|lin. m|liters|m|m2|m3|m²|pack|pcs|pf.liters|prs.|
square|t|t adw|t dwb|thousand m|thousand m3|thousands`
    .split('|')
    .map((unit) => unit.trim()),
);

export function isKnownUnit(unit: string): boolean {
  return KNOWN.has(unit);
}
