/** Widths that the first screen of a phone or a desktop requests, most likely first. */
const tileWidths = [480, 640, 360]
const sceneWidths = [640, 1280, 960, 1600, 1920]

interface FirstSight {
  /** Address templates of scenes, with `{1}` for the format. */
  readonly scenes: readonly string[]
  /** Address templates of products, with `{0}` for the index and `{1}` for the format. */
  readonly products: readonly string[]
}

/** The picture addresses to prepare for landing pages: the formats of modern browsers, product fronts first. */
export function firstSight({ scenes, products }: FirstSight): string[] {
  const avif = (template: string, width: number): string =>
    `${template.replace('{0}', '1').replace('{1}', 'avif')}?w=${width}`
  const [usual, ...others] = tileWidths
  return [
    ...sceneWidths.slice(0, 2).flatMap((width) => scenes.map((scene) => avif(scene, width))),
    ...products.map((product) => avif(product, usual!)),
    ...sceneWidths.slice(2).flatMap((width) => scenes.map((scene) => avif(scene, width))),
    ...others.flatMap((width) => products.map((product) => avif(product, width))),
  ]
}
