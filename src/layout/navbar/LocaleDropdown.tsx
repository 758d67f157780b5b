import type { SyntheticEvent } from 'react';
import { localeOf, localePath } from './localePath';
import { SmartLink } from '../../ui/links/SmartLink';
import { Leaves } from './Leaves';
import type { FolderProps } from './place';

/**
 * Links to the same page in the site's other languages; if the site has only one, only the owner's own items are shown.
 */
export function LocaleDropdown({ path, site, items, align, current, Folder }: FolderProps) {
  const { locales } = site;
  const here = localeOf(path, locales);
  if (!here || (locales.length < 2 && items.length === 0)) return null;

  // Query and hash change without a render, so they are added to a link when the reader approaches it.
  const complete =
    (code: string) =>
    ({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) => {
      const { search, hash } = window.location;
      link.setAttribute('href', __PATH_PREFIX__ + localePath(path + search + hash, locales, code));
    };

  return (
    <Folder label={here.label} align={align} current={items.some((item) => item === current)}>
      {locales.map(({ code, label }) => (
        <li key={code}>
          <SmartLink
            href={localePath(path, locales, code)}
            hrefLang={code}
            lang={code}
            aria-current={code === here.code ? 'true' : undefined}
            onPointerEnter={complete(code)}
            onFocus={complete(code)}
            onClick={complete(code)}
          >
            {label}
          </SmartLink>
        </li>
      ))}
      <Leaves items={items} current={current} />
    </Folder>
  );
}
