import { REFERENCE } from './reference';

/** One page per template, and those with the widest parts: tables, code in tabs, drawings. */
export const SAMPLE_PAGES = [
  '/',
  '/docs',
  '/docs/category/sql-cells',
  '/docs/category/sql-cells/print',
  '/docs/api/api-overview',
  '/docs/collaborate/sharing-and-permissions/roles',
  REFERENCE,
  '/tutorials/quickstart/hex-basics',
  '/changelog',
  '/changelog/2025-08-06',
  '/changelog/archive',
  '/search?q=sql',
  '/no-such-page',
];
