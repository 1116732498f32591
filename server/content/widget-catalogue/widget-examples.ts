import { bannerExamples } from './banner-examples.ts'
import { type ExampleGoods, link, pictureOf, type WidgetExample } from './example-parts.ts'
import { slimBannerExamples } from './slim-banner-examples.ts'

/** Each widget with the fields that editors change most. The tests of the widgets use these examples. */
export function widgetExamples(goods: ExampleGoods): readonly WidgetExample[] {
  return [
    ...bannerExamples(goods),
    ...slimBannerExamples,
    ...textExamples,
    ...linkExamples(goods),
    ...carouselExamples(goods),
    ...clubExamples,
  ]
}

const longText = '<p>Linen wrinkles, and that is how it should look.</p><p>Wash it cool and hang it up damp.</p>'
const textExamples: readonly WidgetExample[] = [
  { type: 'text', about: 'A headline and a text.', fields: { headline: 'Care for linen', text: longText } },
  {
    type: 'text',
    about: 'Cut after nine words; the rest unfolds.',
    fields: { headline: 'Care for linen, cut', text: longText, wordLimit: 9 },
  },
  { type: 'seo', about: 'A text below a listing.', fields: { headline: 'About our linen', text: longText } },
  {
    type: 'accordionText',
    about: 'Questions that open to their answers.',
    fields: { headline: 'Questions', items: [{ title: 'How long does delivery take?', text: '<p>Two days.</p>' }] },
  },
  {
    type: 'trustWidget',
    about: 'What others say, cut after twenty words.',
    fields: {
      headline: 'What customers say',
      text: '<p>The coat is warm, and it came in two days.</p>',
      wordLength: 20,
    },
  },
]

const linkExamples = (goods: ExampleGoods): WidgetExample[] => [
  {
    type: 'usp',
    about: 'Up to four reasons to buy here.',
    fields: {
      points: [
        { icon: 'truck', title: 'Free delivery', text: 'On orders above the limit.' },
        { icon: 'return', title: 'Thirty days', text: 'To send things back.', link: link('How to return') },
      ],
    },
  },
  {
    type: 'multiLink',
    about: 'Links with and without pictures.',
    fields: {
      headline: 'Go on to',
      sections: [
        { link: link('New in'), image: pictureOf(goods, '3/4'), ctaTitle: 'See what is new' },
        { link: link('Sale'), image: pictureOf(goods, '3/4') },
      ],
    },
  },
  {
    type: 'multiLink',
    about: 'Links that scroll sideways, in the middle, 24 px apart.',
    fields: {
      ...{ headline: 'By occasion', slider: true, gap: 24, textAlign: 'center', width: 'full', buttonsPerRow: 4 },
      sections: ['Wedding', 'Work', 'Weekend'].map((title) => ({ link: link(title, `/${title}`), trackingId: title })),
    },
  },
  { type: 'trender', about: 'What is searched for just now.', fields: { headline: 'Searched for just now' } },
  {
    type: 'video',
    about: 'A film in a loop without sound. It begins once it is seen.',
    fields: { headline: 'How linen grows', videoUrl: '/films/example.mp4', poster: pictureOf(goods, '16/9') },
  },
]

function carouselExamples(goods: ExampleGoods): WidgetExample[] {
  const content = { category: { relationTo: 'categories', value: { id: goods.category } }, size: 8 }
  return [
    {
      type: 'imageCarousel',
      about: 'Pictures that can be pushed along, with dots and arrows outside.',
      fields: {
        ...{ headline: 'Seen this season', pagination: true, arrowsPosition: 'OUTSIDE' },
        items: ['One', 'Two', 'Three', 'Four'].map((title) => ({
          images: { mobile: pictureOf(goods, '3/4') },
          title,
          link: link(title),
        })),
      },
    },
    {
      type: 'productCarousel',
      about: 'The first products of a category, under a headline with a link.',
      fields: { headline: 'Products of a category', link: link('See all'), content },
    },
    {
      type: 'productCarouselRecommendationV2',
      about: 'Products the visitor looked at last. Without any it leaves no trace.',
      fields: { headline: 'Viewed last', recommendationType: 'RecentlyViewedProducts', content },
    },
    {
      type: 'productCarouselRecommendationV3',
      about: 'Popular products, under a title the service may change.',
      fields: { headline: 'Popular now', recommendationType: 'PopularProducts', content },
    },
    {
      type: 'productCarouselWishlist',
      about: 'What the visitor saved. Without anything it leaves no trace.',
      fields: { headline: 'Saved by you' },
    },
    {
      type: 'productDetailCarousel',
      about: 'One product from all its sides.',
      fields: { headline: 'From all sides', productId: goods.product },
    },
  ]
}

const clubExamples: readonly WidgetExample[] = [
  {
    type: 'customerClubSignup',
    about: 'The form of the customer club, with a topic ticked beforehand.',
    fields: {
      ...{ headline: 'Join the club', text: '<p>News first, and a present on your birthday.</p>', buttonText: 'Join' },
      ...{ terms: '<p>You can leave at any time.</p>', successMessage: 'Welcome.' },
      subbrands: [{ id: 'women', name: 'Women', preSelected: true }],
    },
  },
]
