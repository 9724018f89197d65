import { PDFName, PDFString, type PDFDocument, type PDFPage, type PDFRef } from 'pdf-lib';
import { toPoints, sheet, type Rectangle } from '../../src/roi/report/canvas.ts';

/** A part of a page as a screen reader meets it: pieces of its content by their marks, or smaller parts. */
export interface Part {
  readonly role: string;
  readonly kids: readonly (Part | number)[];
  /** Which cells a heading of a table stands for. */
  readonly scope?: 'Row' | 'Column';
  /** How many columns a cell takes. */
  readonly span?: number;
  /** What is said in place of a picture, and where the picture is. */
  readonly picture?: { readonly text: string; readonly area: Rectangle };
  readonly link?: Link;
}

export interface Link {
  /** An address, or the object that a report fills with its own. */
  readonly href: string | PDFRef;
  readonly text: string;
  readonly area: Rectangle;
}

export interface StructuredPage {
  readonly page: PDFPage;
  readonly parts: readonly Part[];
}

/** Writes the document's structure, so that the report can be read aloud in order and by its headings. */
export function writeStructure(doc: PDFDocument, pages: readonly StructuredPage[]): void {
  const { context } = doc;
  const [root, top] = [context.nextRef(), context.nextRef()];
  const parents: [number, unknown][] = [];
  let nextLink = pages.length;

  const write = (part: Part, parent: PDFRef, page: PDFPage, owners: PDFRef[]): PDFRef => {
    const self = context.nextRef();
    const kids: unknown[] = part.kids.map((kid) => {
      if (typeof kid !== 'number') return write(kid, self, page, owners);
      owners[kid] = self;
      return kid;
    });
    if (part.link) {
      kids.push({ Type: 'OBJR', Obj: addLink(doc, page, part.link, nextLink) });
      parents.push([nextLink, self]);
      nextLink += 1;
    }
    const element = {
      Type: 'StructElem',
      S: part.role,
      P: parent,
      Pg: page.ref,
      K: kids,
      ...attributesOf(part),
    };
    context.assign(self, literal(doc, element));
    return self;
  };

  const kids = pages.flatMap(({ page, parts }, index) => {
    const owners: PDFRef[] = [];
    const elements = parts.map((part) => write(part, top, page, owners));
    parents.push([index, Array.from(owners, (owner) => owner ?? null)]);
    page.node.set(PDFName.of('StructParents'), context.obj(index));
    return elements;
  });
  context.assign(top, literal(doc, { Type: 'StructElem', S: 'Document', P: root, K: kids }));
  const numbers = parents.sort(([a], [b]) => a - b).flat();
  const tree = { Type: 'StructTreeRoot', K: [top], ParentTree: { Nums: numbers } };
  context.assign(root, literal(doc, tree));
  doc.catalog.set(PDFName.of('StructTreeRoot'), root);
  doc.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
}

function attributesOf({ scope, span, picture }: Part): object {
  if (picture) {
    const layout = { O: 'Layout', Placement: 'Block', BBox: cornersOf(picture.area) };
    return { Alt: PDFString.of(picture.text), A: layout };
  }
  if (scope) return { A: { O: 'Table', Scope: scope } };
  return span ? { A: { O: 'Table', ColSpan: span } } : {};
}

/** Lower left and upper right, in points. */
function cornersOf({ x, y, width, height }: Rectangle): number[] {
  const corners = [x, sheet.height - y - height, x + width, sheet.height - y].map(toPoints);
  return corners.map((corner) => Math.round(corner * 100) / 100);
}

/** pdf-lib types its literals loosely; ours are made of what it takes. */
function literal(doc: PDFDocument, value: object) {
  return doc.context.obj(value as Parameters<typeof doc.context.obj>[0] & object);
}

function addLink(
  doc: PDFDocument,
  page: PDFPage,
  { href, text, area }: Link,
  parent: number,
): PDFRef {
  const annotation = doc.context.register(
    doc.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: cornersOf(area),
      Border: [0, 0, 0],
      F: 4,
      A: typeof href === 'string' ? { S: 'URI', URI: PDFString.of(href) } : href,
      Contents: PDFString.of(text),
      StructParent: parent,
    }),
  );
  page.node.addAnnot(annotation);
  return annotation;
}
