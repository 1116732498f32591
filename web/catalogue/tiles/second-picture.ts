import styles from './product-tile.module.css'

/**
 * Shows a product's second picture over the first one, on a hovered or focused tile. It changes the DOM directly,
 * because the server makes the HTML of tiles and React does not manage it.
 */
export function showSecondPicture(at: Element): void {
  const tile = at.closest<HTMLElement>('[data-second]')
  const view = tile?.dataset.second
  const first = tile?.querySelector('picture')
  if (!view || !first || tile.querySelector(`.${styles.second}`)) return
  const layer = overlayPicture(first, view)
  const ready = () => layer.toggleAttribute('data-ready', true)
  // The picture fades in only after it is loaded and decoded.
  void layer
    .querySelector('img')!
    .decode()
    .then(ready, () => {})
}

/** A layer over a tile's first picture, with the same picture of another view. */
export function overlayPicture(first: Element, view: string): HTMLElement {
  const picture = first.cloneNode(true) as HTMLElement
  for (const source of picture.querySelectorAll('source')) source.srcset = ofView(source.srcset, view)
  const image = picture.querySelector('img')!
  image.alt = ''
  image.loading = 'eager'
  image.src = ofView(image.src, view)
  const layer = document.createElement('span')
  layer.className = styles.second!
  layer.append(picture)
  first.after(layer)
  return layer
}

/** The same addresses for another view of the product, whose number is the name of the file. */
const ofView = (addresses: string, view: string): string =>
  addresses.replace(/\/\d+(\.(?:avif|webp|jpeg)\?)/g, `/${view}$1`)
