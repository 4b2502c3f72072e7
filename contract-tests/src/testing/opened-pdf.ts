import jsQr from 'jsqr';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Opens a PDF as a reader does. The bytes are not changed. */
export const openPdf = (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;

const pagesOf = (pdf: PDFDocumentProxy) =>
  Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));

/** Returns the text of each page as a reader would copy it. */
export const textOf = async (pdf: PDFDocumentProxy): Promise<readonly string[]> => {
  const pages = await pagesOf(pdf);
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  return contents.map(({ items }) => items.map((item) => ('str' in item ? item.str : '')).join(' '));
};

type Tree = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;
type Part = Tree['children'][number];
type Node = Extract<Part, { readonly role: string }>;

const within = (part: Part): readonly Node[] => ('role' in part ? [part, ...part.children.flatMap(within)] : []);

/** Returns the parts of a document's structure that have a role, in reading order. */
export const structureOf = async (pdf: PDFDocumentProxy): Promise<readonly Node[]> => {
  const trees = await Promise.all((await pagesOf(pdf)).map((page) => page.getStructTree()));
  return trees.flatMap((tree) => tree.children.flatMap(within));
};

type CanvasFactory = {
  readonly create: (
    width: number,
    height: number,
  ) => { readonly canvas: HTMLCanvasElement; readonly context: CanvasRenderingContext2D };
};

const isFactory = (made: object): made is CanvasFactory => 'create' in made;

/** Returns the box of a picture, measured from the lower left corner: left, bottom, right, top. Units: points. */
const boxOf = (node: object): readonly number[] => ('bbox' in node && Array.isArray(node.bbox) ? node.bbox : []);

/** Returns all QR codes of a document, scanned from its rendered pages. */
export const scannedCodes = async (pdf: PDFDocumentProxy): Promise<readonly string[]> => {
  const scale = 2;
  const codes: string[] = [];
  for (const page of await pagesOf(pdf)) {
    const viewport = page.getViewport({ scale });
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
    if (!isFactory(pdf.canvasFactory)) throw new Error('nothing to draw on');
    const { canvas, context } = pdf.canvasFactory.create(width, height);
    await page.render({ canvas, canvasContext: context, viewport }).promise;
    const figures = (await page.getStructTree()).children.flatMap(within).map(boxOf);
    for (const [left = 0, bottom = 0, right = 0, top = 0] of figures.filter(({ length }) => length === 4)) {
      const [across, down] = [Math.round((right - left) * scale), Math.round((top - bottom) * scale)];
      const { data } = context.getImageData(Math.round(left * scale), Math.round(height - top * scale), across, down);
      codes.push(jsQr(data, across, down)?.data ?? 'unreadable');
    }
  }
  return codes;
};

/** Returns the alternative text of a picture. */
export const altOf = (node: object): string => ('alt' in node ? String(node.alt) : '');
