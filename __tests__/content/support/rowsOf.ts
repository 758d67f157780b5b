import { elementsOf } from '../../../src/build/authoring/pageParts';
import { isElement, type TreeElement } from '../../../src/model/content/tree';

/** The rows of a table as lists of cells, header first. */
export const rowsOf = (table: TreeElement): readonly (readonly TreeElement[])[] =>
  elementsOf([table], 'tr').map(([, , ...cells]) => cells.filter(isElement));
