import type { Parts, Place } from './place';
import { useShownVersion } from './useShownVersion';

interface VersionLinkProps extends Place, Parts {
  label?: string;
  href?: string;
}

/** Names the docs version that the reader is in, or would get, and links to it. */
export function VersionLink({ site, frame, label, href, Link }: VersionLinkProps) {
  const [version] = useShownVersion(site.versions, frame?.sidebar);
  const address = href ?? (version && (frame?.versions?.[version.name] ?? version.path));
  const text = label ?? version?.label;
  return address && text ? <Link href={address}>{text}</Link> : null;
}
