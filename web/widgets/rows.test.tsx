import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Shell } from '#contracts/content.ts'
import type { Widget, WidgetOf } from '#contracts/widgets.ts'
import { MarketProvider } from '#web/markets/index.ts'
import { browsingShell, exampleBanner, exampleRow } from '../pages/browsing.fakes.ts'
import { Rows } from './rows.tsx'

const british = browsingShell('en-gb')
const written = (widgets: readonly Widget[], shell: Shell = british) =>
  renderToString(
    <MarketProvider shell={shell}>
      <Rows rows={[exampleRow(...widgets)]} />
    </MarketProvider>,
  )
const onlyOnPhones = exampleBanner({ disabledTablet: true, disabledDesktop: true })
const {
  images: _images,
  texts: _texts,
  link: _link,
  safeSide: _side,
  toggleFullWidth: _width,
  ...common
} = exampleBanner()
const seo: WidgetOf<'seo'> = { ...common, kind: 'seo', headline: 'Dresses', html: '<p>All about dresses.</p>' }

test('hides a widget on the screens its editor switched off, and shows it on the others [B-WID-05]', () => {
  expect(written([onlyOnPhones])).toContain('data-not-on="tablet desktop"')
  expect(written([exampleBanner()])).not.toContain('data-not-on')
})

test('shows wider screens what phones see where an editor gave them nothing of their own [B-WID-06]', () => {
  const { images, texts } = exampleBanner()
  const ofPhones = written([exampleBanner({ images: { ...images, desktop: null } })])
  const ownText = { ...texts.mobile!, text: '<h2>Wide words</h2>' }
  const twoTexts = written([exampleBanner({ texts: { ...texts, desktop: ownText } })])

  expect(ofPhones).toContain('4-5')
  expect(ofPhones).not.toContain('media=')
  expect(written([exampleBanner()])).toContain('16-9')
  expect(twoTexts).toMatch(/data-until="desktop".*data-from="desktop".*Wide words/s)
})

test('leaves text for search engines out where the market hides it [B-WID-16]', () => {
  const hidden = { ...british, featureToggles: { ...british.featureToggles, hideSeoWidget: true } }

  expect(written([seo])).toContain('All about dresses.')
  expect(written([seo], hidden)).not.toContain('All about dresses.')
})
