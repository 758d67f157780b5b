import styled from 'styled-components';
import { CardGrid } from '../ui/CardGrid';

/** A grid of link cards. */
export const Cards = styled(CardGrid)`
  && {
    margin-block: 24px;
    padding: 0;
    list-style: none;
  }
  && > li {
    margin: 0;
  }
  /* Spaced as in all other cards, not as in a list. */
  && > li > * + * {
    margin-top: 4px;
  }
  && a {
    text-decoration: none;
  }
`;
