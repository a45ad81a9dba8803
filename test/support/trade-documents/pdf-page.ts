import PDFDocument from 'pdfkit';

type Align = 'left' | 'right' | 'center';
type Place = readonly [x: number, y: number];

interface Style {
  readonly width?: number;
  readonly align?: Align;
  readonly bold?: boolean;
  readonly size?: number;
}

export interface PdfColumn {
  readonly heading: string;
  readonly x: number;
  readonly width: number;
  readonly align?: Align;
}

export interface PdfRow {
  readonly columns: readonly PdfColumn[];
  readonly texts: readonly string[];
  readonly bold?: boolean;
}

/** A page to put text on at given places. */
export class PdfPage {
  readonly document = new PDFDocument({ size: 'LETTER', margin: 40, info: { CreationDate: new Date(0) } });
  private readonly chunks: Buffer[] = [];
  private readonly ended: Promise<void>;

  constructor(readonly size = 9) {
    this.document.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.ended = new Promise((resolve) => this.document.on('end', resolve));
    this.document.fontSize(size);
  }

  put(text: string, [x, y]: Place, options: Style = {}): number {
    this.document.font(options.bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(options.size ?? this.size);
    const width = options.width ?? 500;
    this.document.text(text, x, y, {
      width,
      align: options.align ?? 'left',
      lineBreak: options.width !== undefined,
    });
    return options.width === undefined
      ? this.document.currentLineHeight(true)
      : this.document.heightOfString(text, { width });
  }

  lines(texts: readonly string[], [x, y]: Place): number {
    let at = y;
    for (const text of texts) at += this.put(text, [x, at]) + 1;
    return at;
  }

  /** A row of cells, as high as its highest. Returns the height. */
  row({ columns, texts, bold = false }: PdfRow, y: number): number {
    const heights = columns.map(({ x, width, align }, index) => {
      const text = texts[index] ?? '';
      return text === '' ? 0 : this.put(text, [x, y], { width, align: align ?? 'left', bold });
    });
    return Math.max(...heights);
  }

  async finish(): Promise<Uint8Array> {
    this.document.end();
    await this.ended;
    return new Uint8Array(Buffer.concat(this.chunks));
  }
}
