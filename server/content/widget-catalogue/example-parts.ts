import type { WrittenWidget } from '#contracts/editing.ts'

/** Example values that depend on the shop. */
export interface ExampleGoods {
  /** Address of a picture. */
  readonly picture: string
  readonly category: string
  readonly product: string
}

export interface WidgetExample {
  readonly type: WrittenWidget
  /** A description for editors. */
  readonly about: string
  /** The fields, as an editor fills them in. */
  readonly fields: Readonly<Record<string, unknown>>
}

export const link = (label: string, url = '/') => ({ label, type: 'url', url, newTab: false })

export const pictureOf = ({ picture }: ExampleGoods, aspectRatio: string) => ({
  image: { url: picture, alt: 'The picture of an example', sizes: {} },
  aspectRatio,
})

export const launch = { countdownDateTime: '2099-01-01T09:00:00.000Z' }
