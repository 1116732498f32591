import type { RewardContent, Row, ZoneName, Zones } from '#contracts/widgets.ts'
import type { ContentPage } from '../content.ts'
import { optional, type Shape } from './shapes.ts'
import { widgetOf } from './write-widget.ts'

/** Writes a page in the form of a CMS. */
export function written(page: ContentPage, shape: Shape): unknown {
  const zones = Object.entries(page.zones as Readonly<Record<ZoneName, Row[]>>).map(([name, rows]) => [
    name,
    rowsOf(rows, shape),
  ])
  const redirect = page.redirect ? { redirect: page.redirect } : {}
  const texts = {
    key: page.key,
    heading: page.heading,
    metaDescription: page.description,
    robots: page.robots,
    category: page.category,
    subBrand: page.subBrand,
    date: page.date,
    ...(page.reward ? { rewardContent: rewardOf(page.reward, shape) } : {}),
  }
  return shape.page(page, { ...texts, ...redirect, ...(Object.fromEntries(zones) as Zones) })
}

const rowsOf = (rows: readonly Row[], shape: Shape): unknown =>
  shape.list(
    rows.map((row) =>
      shape.row(
        row,
        row.widgets.map((widget) => widgetOf(widget, shape)),
      ),
    ),
  )

const rewardOf = ({ image, imageAltText, title, description, rows }: RewardContent, shape: Shape): object => ({
  image: optional(image, (imageUrl) => shape.picture({ imageUrl, alt: imageAltText, aspectRatio: '16/9' })),
  ...{ title, description, rows: rowsOf(rows, shape) },
})
