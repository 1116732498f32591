import { launch, link, type WidgetExample } from './example-parts.ts'

export const slimBannerExamples: readonly WidgetExample[] = [
  {
    type: 'slimBannerContainer',
    about: 'Several lines in a box.',
    fields: {
      textSettings: [{ text: 'Free delivery from 50' }, { text: 'Thirty days to return' }],
      textAlign: 'start',
    },
  },
  {
    type: 'slimBannerSimple',
    about: 'One line of news with a code to copy.',
    fields: {
      textSettings: [{ text: 'Ten percent off with this code', clipboard: 'EXAMPLE10', link: link('See how') }],
    },
  },
  {
    type: 'slimBannerAdvanced',
    about: 'Lines that take turns, with buttons to go from line to line.',
    fields: {
      ...{ animation: 'fade', animationDelay: 4000, showBannerControls: true },
      textSettings: [{ text: 'Free delivery' }, { text: 'The sale begins soon', countdown: launch }],
    },
  },
]
