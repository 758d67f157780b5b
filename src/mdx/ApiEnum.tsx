import type { ReactNode } from 'react';
import { Table } from './Table';

/** The values that a name of the API's contract can have, and what they mean. */
export function ApiEnum({ name, children }: { name: string; children?: ReactNode }) {
  return <Table label={`Values of ${name}`}>{children}</Table>;
}
