import { isElement, type TreeElement } from '../../../src/model/content/tree';
import { elementsOf } from './elementsOf';

/** The rows of a table as lists of cells, header first. */
export const rowsOf = (table: TreeElement): readonly (readonly TreeElement[])[] =>
  elementsOf([table], 'tr').map(([, , ...cells]) => cells.filter(isElement));
