import PDFDocument from 'pdfkit';
import { toPrintable } from './printable.js';

/** Points, for US Letter. */
export const MARGIN = 54;
const FOOTER_HEIGHT = 34;

export const INK = {
  text: '#1c2430',
  soft: '#5b6675',
  rule: '#c9d1da',
  accent: '#1f4e79',
  band: '#eef2f6',
} as const;
export const VERDICT_INK = { good: '#1d6b3a', bad: '#9a2a1f', open: '#8a6100' } as const;

export type TextStyle = 'title' | 'heading' | 'subheading' | 'body' | 'small' | 'quote' | 'strong';

const STYLES: Readonly<Record<TextStyle, { font: string; size: number; color: string; after: number }>> = {
  title: { font: 'Helvetica-Bold', size: 20, color: INK.accent, after: 6 },
  heading: { font: 'Helvetica-Bold', size: 14, color: INK.accent, after: 4 },
  subheading: { font: 'Helvetica-Bold', size: 10.5, color: INK.text, after: 3 },
  body: { font: 'Helvetica', size: 9.5, color: INK.text, after: 4 },
  small: { font: 'Helvetica', size: 8, color: INK.soft, after: 3 },
  quote: { font: 'Times-Italic', size: 10, color: INK.text, after: 4 },
  strong: { font: 'Helvetica-Bold', size: 9.5, color: INK.text, after: 4 },
};

/**
 * Width at which a line breaks. Helvetica is referenced, not embedded: a viewer without it uses a font up to a sixth
 * wider, which must still fit in its column.
 */
export function toLineWidth(width: number): number {
  return width * 0.85;
}

/** A document that grows downwards and starts a page when the rest does not fit. */
export class Sheet {
  readonly document: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];

  /** @param day printed as the creation date, so that the file depends only on its content */
  constructor(title: string, day: string) {
    const created = new Date(`${day}T00:00:00Z`);
    this.document = new PDFDocument({
      size: 'LETTER',
      margins: { top: MARGIN, bottom: MARGIN + FOOTER_HEIGHT, left: MARGIN, right: MARGIN },
      bufferPages: true,
      lang: 'en-US',
      displayTitle: true,
      info: {
        Title: toPrintable(title),
        Producer: 'Dutygraph',
        Creator: 'Dutygraph',
        CreationDate: created,
        ModDate: created,
      },
    });
    this.document.on('data', (chunk: Buffer) => this.chunks.push(chunk));
  }

  get width(): number {
    return this.document.page.width - 2 * MARGIN;
  }

  get bottom(): number {
    return this.document.page.height - MARGIN - FOOTER_HEIGHT;
  }

  get y(): number {
    return this.document.y;
  }

  /** Starts a page unless `height` points are left. */
  ensure(height: number): void {
    if (this.document.y + height > this.bottom) this.addPage();
  }

  addPage(): void {
    this.document.addPage();
    this.document.x = MARGIN;
    this.document.y = MARGIN;
  }

  drawText(text: string, style: TextStyle, options: { color?: string; indent?: number } = {}): void {
    const { font, size, color, after } = STYLES[style];
    const indent = options.indent ?? 0;
    const printed = toPrintable(text);
    this.document.font(font).fontSize(size);
    const width = toLineWidth(this.width - indent);
    const height = this.document.heightOfString(printed, { width });
    this.ensure(Math.min(height, 60) + (style === 'heading' || style === 'subheading' ? 36 : 0));
    this.document
      .fillColor(options.color ?? color)
      .text(printed, MARGIN + indent, this.document.y, { width, lineGap: 1.2 });
    this.document.x = MARGIN;
    this.document.y += after;
  }

  drawBullet(text: string): void {
    this.ensure(14);
    const top = this.document.y;
    this.document
      .font('Helvetica')
      .fontSize(9.5)
      .fillColor(INK.soft)
      .text('\u2022', MARGIN + 4, top, { lineBreak: false });
    this.document.y = top;
    this.drawText(text, 'body', { indent: 16 });
    this.document.y -= 2;
  }

  drawRule(): void {
    this.document.y += 4;
    this.document
      .moveTo(MARGIN, this.y)
      .lineTo(MARGIN + this.width, this.y)
      .lineWidth(0.6)
      .strokeColor(INK.rule)
      .stroke();
    this.document.y += 8;
  }

  addSpace(height: number): void {
    this.document.y += height;
  }

  /** Writes the footer of every page and returns the bytes. */
  finish(foot: string): Promise<Buffer> {
    const { start, count } = this.document.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.document.switchToPage(page);
      // Text below the bottom margin would start a new page.
      this.document.page.margins.bottom = 0;
      const top = this.document.page.height - MARGIN;
      this.document.font('Helvetica').fontSize(7.5).fillColor(INK.soft);
      this.document.text(toPrintable(foot), MARGIN, top, {
        width: this.width - 90,
        lineBreak: false,
        ellipsis: true,
      });
      this.document.text(`Page ${page - start + 1} of ${count}`, MARGIN + this.width - 90, top, {
        width: 90,
        align: 'right',
        lineBreak: false,
      });
    }
    return new Promise((resolve, reject) => {
      this.document.on('end', () => resolve(Buffer.concat(this.chunks)));
      this.document.on('error', reject);
      this.document.end();
    });
  }
}
