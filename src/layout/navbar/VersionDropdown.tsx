import { SmartLink } from '../../ui/links/SmartLink';
import { Leaves } from './Leaves';
import type { FolderProps } from './place';
import { useShownVersion } from './useShownVersion';

/** Links to the page in the other versions of the docs, and remembers which one the reader chose. */
export function VersionDropdown({ site, frame, items, align, current, Folder }: FolderProps) {
  const { versions } = site;
  const [shown, prefer] = useShownVersion(versions, frame?.sidebar);
  if (!shown && items.length === 0) return null;

  return (
    <Folder
      label={shown?.label ?? 'Versions'}
      align={align}
      current={items.some((item) => item === current)}
    >
      {versions.map((version) => (
        <li key={version.name}>
          <SmartLink
            href={frame?.versions?.[version.name] ?? version.path}
            aria-current={version === shown ? 'true' : undefined}
            onClick={() => prefer(version.name)}
          >
            {version.label}
          </SmartLink>
        </li>
      ))}
      <Leaves items={items} current={current} />
    </Folder>
  );
}
