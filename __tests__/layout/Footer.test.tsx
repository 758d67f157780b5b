import { render, screen, within } from '@testing-library/react';
import { siteConfig } from '../../site.config';
import { Footer } from '../../src/layout/Footer';

test('the footer holds the copyright line and every link of the configuration', () => {
  render(<Footer />);

  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent(siteConfig.footer.copyright);
  const links = within(footer).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    siteConfig.footer.links.map(({ label, to, href }) => [label, to ?? href]),
  );
});
