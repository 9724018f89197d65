import { PDFName, PDFString, type PDFDocument, type PDFPage, type PDFRef } from 'pdf-lib';
import { toPoints, sheet, type Rectangle } from '../../src/roi/report/canvas.ts';

/** A part of a page as a screen reader meets it: pieces of its content by their marks, or smaller parts. */
export interface Part {
  readonly role: string;
  readonly kids: readonly (Part | number)[];
  readonly scope?: 'Row' | 'Column';
  readonly link?: { readonly href: string; readonly text: string; readonly area: Rectangle };
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
    const scope = part.scope && { A: { O: 'Table', Scope: part.scope } };
    const element = {
      Type: 'StructElem',
      S: part.role,
      P: parent,
      Pg: page.ref,
      K: kids,
      ...scope,
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

/** pdf-lib types its literals loosely; ours are made of what it takes. */
function literal(doc: PDFDocument, value: object) {
  return doc.context.obj(value as Parameters<typeof doc.context.obj>[0] & object);
}

function addLink(
  doc: PDFDocument,
  page: PDFPage,
  { href, text, area }: NonNullable<Part['link']>,
  parent: number,
): PDFRef {
  const { x, y, width, height } = area;
  const corners = [x, sheet.height - y - height, x + width, sheet.height - y].map(toPoints);
  const annotation = doc.context.register(
    doc.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: corners.map((corner) => Math.round(corner * 100) / 100),
      Border: [0, 0, 0],
      F: 4,
      A: { S: 'URI', URI: PDFString.of(href) },
      Contents: PDFString.of(text),
      StructParent: parent,
    }),
  );
  page.node.addAnnot(annotation);
  return annotation;
}
