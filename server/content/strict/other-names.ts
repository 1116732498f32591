/** Field names that are read although they are not in the content model, because CMS systems use them. */
export const otherNames: readonly string[] = [
  ...['_alias', '_status', 'accordions', 'altText', 'blockName', 'blockType', 'blocks', 'categoryId', 'code'],
  ...['colors', 'content', 'contentType', 'countdownSettings', 'createdAt', 'dateTime', 'destinationId'],
  ...['destinationType', 'embed', 'embedText', 'entry', 'externalLink', 'file', 'fontSize', 'form', 'href', 'hreflang'],
  ...[
    'html',
    'iconBar',
    'imageAltText',
    'video',
    'zones',
    'isAccordion',
    'isAccordionOpen',
    'isHidden',
    'isRadio',
    'isRandomPosition',
  ],
  ...['items', 'label', 'lines', 'linkTags', 'linkType', 'mainMenu', 'markdownContent', 'markup', 'menu'],
  ...['metaDescription', 'metaTags', 'multiBrand', 'numberOfColumns', 'numberOfProducts', 'openInCurrentTab'],
  ...['options', 'pageId', 'pageTitle', 'path', 'perRowDesktop', 'product', 'productId', 'productIds', 'properties'],
  ...[
    'property',
    'query',
    'queryString',
    'recommendation',
    'reference',
    'rel',
    'relationTo',
    'reward',
    'rewardContent',
  ],
  ...['route', 'settings', 'slides', 'slimBanner', 'spotType', 'src', 'srclang', 'structuredData', 'subBrands', 'tags'],
  ...['target', 'textAlignment', 'textColor', 'tracks', 'type', 'udi', 'updatedAt', 'userOptions', 'userPreferences'],
  ...['value', 'values', 'visibility', 'widgets', 'imageUrl', 'key', 'id'],
]

/** Fields and kinds of a rich-text tree. */
export const namesOfRichText: readonly string[] = [
  ...['root', 'children', 'direction', 'detail', 'doc', 'fields', 'format', 'indent', 'listType', 'mode', 'start'],
  ...['style', 'tag', 'textFormat', 'textStyle', 'version'],
]
export const kindsOfRichText: readonly string[] = [
  ...['root', 'paragraph', 'heading', 'list', 'listitem', 'link', 'autolink', 'text', 'linebreak', 'tab', 'quote'],
  ...['horizontalrule', 'upload', 'ltr', 'rtl'],
]

/** Kinds of links and shapes of badges. */
export const otherKinds: readonly string[] = [
  'url',
  'page',
  'category',
  'reference',
  'custom',
  'internal',
  'chip',
  'curvyChip',
  'image',
]
