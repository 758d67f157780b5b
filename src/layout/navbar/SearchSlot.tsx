import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { Icon } from '../../ui/Icon';
import { SmartLink } from '../../ui/SmartLink';

/** The way to the search, wherever the navbar has one. */
export function SearchSlot({ href }: { href: string }) {
  return (
    <Sign className="search" href={href} aria-label="Search">
      <Icon name="search" size={18} />
    </Sign>
  );
}

const Sign = styled(SmartLink)`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 8px;
  color: ${color.inkSoft};
  &:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }
`;
