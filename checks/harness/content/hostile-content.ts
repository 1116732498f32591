/** Attempts to run script from a text, an address or a colour. Each one is put into every field below. */
export const hostile = [
  '<script>window.__pwned=1</script>',
  '<img src=x onerror="window.__pwned=1">',
  '<svg onload="window.__pwned=1"><animate onbegin="window.__pwned=1"></svg>',
  '<math><mtext></mtext><mglyph><style><!--</style><img title="--><img src=x onerror=window.__pwned=1>">',
  '<a href="javascript:window.__pwned=1">x</a>',
  '<a href="java&#x0a;script:window.__pwned=1">x</a>',
  '<a href=" &#1;javascript:window.__pwned=1" target="_blank">x</a>',
  'javascript:window.__pwned=1',
  'JaVa\tScRiPt:window.__pwned=1',
  'data:text/html,<script>window.__pwned=1</script>',
  'vbscript:window.__pwned=1',
  '<iframe srcdoc="<script>window.__pwned=1</script>"></iframe>',
  '<object data="javascript:window.__pwned=1"></object><embed src="javascript:window.__pwned=1">',
  '<base href="https://evil.test/"><meta http-equiv="refresh" content="0;url=https://evil.test">',
  '<link rel="stylesheet" href="https://evil.test/x.css"><style>@import "https://evil.test/x.css";</style>',
  '<form action="https://evil.test"><input autofocus onfocus="window.__pwned=1"><button formaction="javascript:1">x</button></form>',
  '<details ontoggle="window.__pwned=1" open>x</details>',
  '<video><source onerror="window.__pwned=1"></video>',
  '<p style="background:url(javascript:window.__pwned=1)">x</p>',
  '</script><script>window.__pwned=1</script>',
  '<!--<script>window.__pwned=1</script>',
  '[x](javascript:window.__pwned=1)',
  '![x](x"onerror=window.__pwned=1)',
  '<https://x onclick=window.__pwned=1>',
  '<p id="__proto__" name="body"><form id="attributes"></form></p>',
  '//evil.test/x',
  '<img src="data:image/svg+xml,<svg onload=window.__pwned=1>"><img src="//evil.test/x"><a href="data:text/html,x">x</a>',
  'red;background:url(https://evil.test)',
] as const

/** All types of widgets. */
export const kinds = [
  ...[
    'banner',
    'smartWidget',
    'canvas',
    'promotionSpot',
    'slimBannerSimple',
    'slimBannerContainer',
    'slimBannerAdvanced',
  ],
  ...['text', 'seo', 'video', 'usp', 'imageCarousel', 'productCarousel', 'productCarouselWishlist', 'multiLink'],
  ...['productCarouselRecommendationV2', 'productCarouselRecommendationV3', 'productDetailCarousel', 'accordionText'],
  ...['trender', 'trustWidget', 'customerClubSignup'],
]

/** A block with the payload in every field that any reader of content reads. */
export function blockOf(blockType: string, x: string): object {
  const link = { label: x, title: x, url: x, newTab: true }
  const picture = { image: { url: x, alt: x, sizes: {} }, imageUrl: x, alt: x, aspectRatio: x }
  const text = { text: x, cta: link, ctaColor: x, ctaBackgroundColor: x, ctaPosition: x, disclaimer: x }
  const each = { ...{ title: x, text: x, icon: x, link, image: picture, ctaTitle: x, url: x, language: x }, ...picture }
  return {
    ...{ blockType, id: x, trackingId: x, alias: x, backgroundColor: x, headline: x, headlineColor: x, textAlign: x },
    ...{
      text: x,
      embedText: x,
      wordLength: 50,
      videoUrl: x,
      poster: picture,
      link,
      safeSide: x,
      location: x,
      animation: x,
    },
    images: { mobile: picture, tablet: picture, desktop: picture },
    ...{ mobileText: text, tabletText: text, desktopText: text, countdownDateTime: x, clipboard: x, productId: x },
    countdown: { countdownDateTime: x, color: x, backgroundColor: x },
    textSettings: [{ text: x, link, clipboard: x, markdownContent: x }],
    ...{ points: [each], items: [each], sections: [each], captions: [each] },
    content: { products: [x], category: x, sorting: x },
    ...{ buttonText: x, terms: x, successMessage: x, subbrands: [{ id: x, name: x }], excludedPages: [x] },
  }
}
