import type { SiteHome } from '../../src/model/config/siteHome';

/** The data of a home page, for testing components without a build. */
const home: SiteHome = {
  tagline: 'Documentation, tutorials and changelog',
  home: {
    ways: [{ label: 'Start with Hex', to: '/docs/start', text: 'On the demo data.' }],
    popular: [{ label: 'What is Hex?', to: '/docs/what-is-hex' }],
  },
};

export default home;
