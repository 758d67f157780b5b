import type { ComponentType } from 'react';
import { LinkCard } from '../ui/CardGrid';
import { SmartLink } from '../ui/links/SmartLink';
import type { RenderedName } from '../model/content/vocabulary';
import { Accordion } from './Accordion';
import { Badge } from './Badge';
import { Callout } from './Callout';
import { Cards } from './Cards';
import { CodeBlock } from './CodeBlock';
import { Figure } from './Figure';
import { FileTree } from './FileTree';
import { Heading2, Heading3, Heading4, Heading5, Heading6 } from './Heading';
import { Kbd } from './Kbd';
import { Steps } from './Steps';
import { Result, Table } from './Table';
import { Tab, Tabs } from './Tabs';
import { Video } from './Video';

// Props come from the build, which has validated them against the vocabulary.
type Component = ComponentType<never>;

const vocabularyComponents: Record<RenderedName, Component> = {
  Accordion,
  Badge,
  Callout,
  Card: LinkCard,
  Cards,
  Figure,
  FileTree,
  Kbd,
  Steps,
  Tab,
  Tabs,
  Video,
};

/** The component for each name in a page's tree; other names are HTML elements. */
export const components: Readonly<Record<string, Component>> = {
  ...vocabularyComponents,
  CodeBlock,
  Result,
  a: SmartLink,
  h2: Heading2,
  h3: Heading3,
  h4: Heading4,
  h5: Heading5,
  h6: Heading6,
  table: Table,
};
