import styled from 'styled-components';
import { Icon } from '../../ui/Icon';
import { iconLook } from '../../ui/iconLook';
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
  ${iconLook}
`;
