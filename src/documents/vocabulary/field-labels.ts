import type { ValueType } from '../extraction.js';
import { splitWords } from '../layout/fold.js';

export interface FieldLabel {
  /** Name of the field. Null: a label listed only so that it is not mistaken for a value. */
  readonly name: string | null;
  readonly type: ValueType;
  readonly words: readonly string[];
}

/** Label texts in English, German, French, Spanish and Italian, separated by bars. */
const LABELS: readonly (readonly [name: string | null, type: ValueType, labels: string])[] = [
  [
    'invoiceNumber',
    'identifier',
    'invoice no|invoice number|invoice #|invoice nr|inv no|inv #|inv number|commercial invoice no|commercial invoice number|invoice ref|invoice reference|invoice no and date|invoice|rechnungsnummer|rechnungs nr|rechnung nr|rechnungsnr|facture n|facture no|n de facture|numero de facture|no de facture|factura no|factura n|numero de factura|no de factura|n factura|fattura n|numero fattura|fattura nr|proforma no|proforma invoice no|document no|document number|bill no',
  ],
  [
    'invoiceDate',
    'date',
    'invoice date|date of invoice|inv date|date|dated|date of issue|issue date|document date|rechnungsdatum|datum|date de facture|date de la facture|date facture|fecha de factura|fecha factura|fecha|fecha de emision|data fattura|data',
  ],
  [
    'purchaseOrderNumber',
    'identifier',
    'po no|po number|p o no|p o number|po #|p o #|purchase order|purchase order no|purchase order number|customer po|your order|your order no|buyer order no|order no|order number|bestellnummer|bestell nr|commande n|no de commande|pedido|orden de compra|ordine n|contract no|sales contract no',
  ],
  [
    'currency',
    'currency',
    'currency|currency of settlement|invoice currency|wahrung|waehrung|devise|monnaie|moneda|divisa|valuta',
  ],
  [
    'incoterm',
    'incoterm',
    'incoterms|incoterm|incoterms 2020|incoterms 2010|terms of delivery|delivery terms|trade terms|terms of sale|price terms|shipping terms|delivery term|price term|terms|lieferbedingung|lieferbedingungen|conditions de livraison|condiciones de entrega|termini di consegna|resa',
  ],
  [
    'paymentTerms',
    'text',
    'payment terms|terms of payment|payment|payment term|zahlungsbedingungen|zahlungsbedingung|conditions de paiement|condiciones de pago|forma de pago|pagamento|termini di pagamento',
  ],
  [
    'countryOfOrigin',
    'country',
    'country of origin|country of origin of goods|country of manufacture|origin|origin of goods|goods origin|ursprungsland|pays d origine|pais de origen|paese di origine|paese d origine',
  ],
  [
    'countryOfExport',
    'country',
    'country of export|country of exportation|exporting country|country of dispatch|versendungsland|pais de exportacion',
  ],
  [
    'countryOfDestination',
    'country',
    'country of destination|country of ultimate destination|destination country|country of final destination|bestimmungsland|pays de destination|pais de destino',
  ],
  [
    'packingListNumber',
    'identifier',
    'packing list no|packing list number|packing list #|p l no|pl no|packing no|packliste nr|lista de empaque no',
  ],
  ['packingListDate', 'date', 'packing list date|date of packing|packing date'],
  [
    'billOfLadingNumber',
    'identifier',
    'bill of lading no|bill of lading number|b l no|b l number|bl no|bl number|b l #|b l or awb number|b l or awb no|waybill no|waybill number|sea waybill no|awb no|awb number|mbl no|hbl no|house b l no|master b l no|konnossement nr|conocimiento de embarque no',
  ],
  ['bookingNumber', 'identifier', 'booking no|booking number|booking ref|booking reference|booking #'],
  [
    'vessel',
    'text',
    'vessel|ocean vessel|vessel name|vessel flight|carrier vessel|ship name|schiff|navire|buque|nave',
  ],
  ['voyage', 'identifier', 'voyage|voyage no|voyage number|voy no|voy|reise nr|viaje'],
  [
    'vesselAndVoyage',
    'text',
    'vessel voyage|vessel and voyage|vessel voyage no|ocean vessel voyage no|ocean vessel voy no|vessel voy no|vessel name voyage',
  ],
  [
    'portOfLoading',
    'text',
    'port of loading|port of lading|loading port|foreign port of lading|port of shipment|from port|pol|verladehafen|port de chargement|puerto de carga|puerto de embarque|porto di carico|port of departure',
  ],
  [
    'portOfDischarge',
    'text',
    'port of discharge|discharge port|port of unlading|u s port of unlading|us port of unlading|port of destination|pod|entladehafen|port de dechargement|puerto de descarga|porto di sbarco|port of entry',
  ],
  ['placeOfReceipt', 'text', 'place of receipt|place of receipt by pre carrier'],
  [
    'placeOfDelivery',
    'text',
    'place of delivery|final destination|place of delivery by on carrier|final place of delivery',
  ],
  [
    'containerNumber',
    'identifier',
    'container no|container number|container #|container|container nr|contenedor no',
  ],
  ['sealNumber', 'identifier', 'seal no|seal number|seal #|seal'],
  [
    'shippedOnBoardDate',
    'date',
    'shipped on board|shipped on board date|on board date|laden on board|date shipped on board|date of shipment|shipment date|ship date|shipping date|sailing date|sailing on or about|etd|versanddatum|date d expedition|fecha de embarque|data di spedizione',
  ],
  ['dateOfIssue', 'date', 'date and place of issue|place and date of issue|date of b l|b l date'],
  ['entryNumber', 'identifier', 'entry number|entry no|filer code entry number|filer code entry no'],
  ['entryType', 'text', 'entry type'],
  ['entryDate', 'date', 'entry date'],
  ['summaryDate', 'date', 'summary date'],
  ['importDate', 'date', 'import date|date of importation'],
  ['exportDate', 'date', 'export date|date of exportation'],
  ['suretyNumber', 'identifier', 'surety number|surety no'],
  ['bondType', 'identifier', 'bond type'],
  ['portCode', 'identifier', 'port code'],
  ['importingCarrier', 'text', 'importing carrier'],
  [
    'modeOfTransport',
    'text',
    'mode of transport|mode of transportation|transport mode|shipped via|ship via|shipped by|versandart',
  ],
  ['manufacturerId', 'identifier', 'manufacturer id|mid'],
  [
    'importerNumber',
    'identifier',
    'importer number|importer no|importer of record number|importer of record no',
  ],
  ['consigneeNumber', 'identifier', 'consignee number|consignee no'],
  ['totalEnteredValue', 'decimal', 'total entered value'],
  ['totalDuty', 'decimal', 'duty|total duty'],
  ['totalOtherFees', 'decimal', 'total other fees'],
  [
    'subtotal',
    'decimal',
    'subtotal|sub total|total goods|goods total|total goods value|merchandise total|zwischensumme|sous total|subtotale|nettobetrag|net amount|total net|total merchandise|goods value|warenwert|total fob value|imponibile|total ht',
  ],
  [
    'freight',
    'decimal',
    'freight|freight charges|ocean freight|air freight|shipping|shipping charges|shipping and handling|freight cost|transport|fracht|frachtkosten|versandkosten|fret|frais de port|flete|trasporto|spese di trasporto',
  ],
  ['insurance', 'decimal', 'insurance|insurance charges|versicherung|assurance|seguro|assicurazione'],
  [
    'packingCharges',
    'decimal',
    'packing|packing charges|packing cost|packaging|verpackung|emballage|embalaje|imballaggio|handling|handling charges|other charges',
  ],
  ['discount', 'decimal', 'discount|less discount|trade discount|rebate|rabatt|remise|descuento|sconto'],
  ['tax', 'decimal', 'tax|vat|sales tax|gst|mwst|ust|umsatzsteuer|tva|iva'],
  [
    'total',
    'decimal',
    'total|grand total|total amount|total value|invoice total|total invoice value|total invoice amount|total due|amount due|balance due|total invoice|total payable|net total|total price|total cif value|gesamtbetrag|gesamtsumme|rechnungsbetrag|endbetrag|summe|gesamt|montant total|total ttc|total general|total a pagar|importe total|totale|totale fattura|importo totale|totale da pagare',
  ],
  [
    'totalQuantity',
    'decimal',
    'total quantity|total qty|total pieces|total units|gesamtmenge|quantite totale|cantidad total|quantita totale',
  ],
  [
    'totalPackages',
    'decimal',
    'total packages|number of packages|no of packages|total cartons|total number of packages|total no of packages|packages|total pkgs|total ctns|number of cartons|no of cartons|anzahl packstucke|nombre de colis|total bultos|numero de bultos|numero colli',
  ],
  [
    'grossWeight',
    'weight',
    'gross weight|total gross weight|gross wt|total gross wt|g w|bruttogewicht|poids brut|peso bruto|peso lordo|total g w',
  ],
  [
    'netWeight',
    'weight',
    'net weight|total net weight|net wt|total net wt|n w|nettogewicht|poids net|peso neto|peso netto|total n w',
  ],
  ['measurement', 'weight', 'measurement|total measurement|volume|total volume|cbm|total cbm'],
  [
    null,
    'text',
    'page|phone|tel|telephone|fax|email|e mail|attn|attention|contact|website|www|vat no|vat number|vat id|tax id|tax no|ein|eori|ust id|ust idnr|iban|swift|bic|bank|bank details|account no|signature|signed|authorized signature|authorised signature|date of departure|due date|payment due|customer no|customer number|kundennummer|remarks|notes|marks and numbers|marks|shipping marks|reason for export|reference|ref no|our ref|your ref|hs code|steuernummer|partita iva|p iva|rfc|siret|lc no|l c no|delivery date|freight terms|freight payable at|shipper reference|export references|forwarding agent|number of originals|missing docs|it number|it date|reference number|location of goods|bond value|name and address|declaration|we hereby certify|special instructions',
  ],
];

export const FIELD_LABELS: readonly FieldLabel[] = LABELS.flatMap(([name, type, labels]) =>
  labels.split('|').map((label) => ({ name, type, words: splitWords(label) })),
);
