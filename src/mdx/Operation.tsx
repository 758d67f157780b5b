import type { ReactNode } from 'react';
import { BadgeMark } from '../ui/Badge';
import { SmartLink } from '../ui/SmartLink';

interface OperationProps {
  method: string;
  /** Where it is called. */
  path: string;
  /** Its place in the reference. */
  href: string;
  children?: ReactNode;
}

/** A link to an operation of the API: how it is called, and what it does. */
export function Operation({ method, path, href, children }: OperationProps) {
  return (
    <SmartLink href={href} title={path}>
      <BadgeMark $tone="plain">{method.toUpperCase()}</BadgeMark> {children}
    </SmartLink>
  );
}
