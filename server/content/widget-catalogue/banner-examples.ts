import { type ExampleGoods, launch, link, pictureOf, type WidgetExample } from './example-parts.ts'

export function bannerExamples(goods: ExampleGoods): WidgetExample[] {
  const images = { mobile: pictureOf(goods, '4/5'), desktop: pictureOf(goods, '16/9') }
  const mobileText = {
    text: '<h2>A headline</h2><p>A line or two below it.</p>',
    cta: link('Say where it leads'),
    disclaimer: 'A note in small letters.',
  }
  return [
    {
      type: 'banner',
      about: 'The whole width, with the quiet side of the picture named.',
      fields: { images, mobileText, toggleFullWidth: true, safeSide: 'start' },
    },
    {
      type: 'banner',
      about: 'Beside its picture, in colours of its own, with a countdown.',
      fields: { images, mobileText, backgroundColor: '#f4efe6', countdown: launch },
    },
    {
      type: 'banner',
      about: 'Words placed freely over the picture, with a code to copy and a link that opens a new tab.',
      fields: {
        images,
        mobileText: {
          ...mobileText,
          xSpace: 80,
          ySpace: 40,
          ctaPosition: 'left',
          ctaFontSize: 18,
          enableCtaIcon: true,
        },
        ...{ toggleFullWidth: true, clipboard: 'EXAMPLE20', link: { ...link('Elsewhere'), newTab: true } },
      },
    },
    {
      type: 'promotionSpot',
      about: 'Among the products of a listing: two cells wide, in the third place.',
      fields: { images, mobileText, tileType: '2x1', position: 3, mode: 'IMAGE' },
    },
    { type: 'promotionSpot', about: 'Words alone.', fields: { mobileText, tileType: '1x1', mode: 'TEXT' } },
  ]
}
