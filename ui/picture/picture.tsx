import styles from './picture.module.css'

/** The addresses of one picture in several widths. `address` is called only for formats and widths that exist. */
export interface PictureSource {
  readonly address: (format: 'avif' | 'webp' | 'jpeg', width: number) => string
  readonly widths: readonly number[]
}

/** A different crop for wider screens. */
export interface WideSource extends PictureSource {
  /** The smallest screen width that it is for, px. */
  readonly from: 768 | 960
  readonly ratio: string
}

export interface PictureProps {
  readonly source: PictureSource
  /** Widest first. */
  readonly wide?: readonly WideSource[]
  readonly alt: string
  /** Width to height, `3/4`. The browser keeps this space free until the picture is loaded. */
  readonly ratio: string
  /** Displayed width, as in the `sizes` attribute. */
  readonly sizes: string
  /** `first` for the largest picture of the first screen, `eager` for others that are visible without scrolling. */
  readonly urgency?: 'first' | 'eager' | 'lazy'
}

const formats = ['avif', 'webp'] as const

/**
 * A picture as AVIF in all widths that exist; the browser takes the smallest one that is large enough. Browsers without
 * AVIF get a single WebP, because several widths for so few browsers would be a third of a listing's bytes. Crops for
 * wider screens come in both formats.
 */
export function Picture({ source, wide, alt, ratio, sizes, urgency = 'lazy' }: PictureProps) {
  const [width, height] = pixelsOf(ratio)
  return (
    <picture className={styles.frame}>
      {wide?.map((it) =>
        formats.map((format) => (
          <WideCandidates key={`${it.from} ${format}`} format={format} source={it} sizes={sizes} />
        )),
      )}
      <source type="image/avif" srcSet={candidates(source, 'avif')} sizes={sizes} />
      <img
        className={styles.picture}
        src={source.address('webp', middleOf(source.widths))}
        width={width}
        height={height}
        alt={alt}
        loading={urgency === 'lazy' ? 'lazy' : undefined}
        fetchPriority={urgency === 'first' ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

interface WideCandidatesProps {
  readonly format: (typeof formats)[number]
  readonly source: WideSource
  readonly sizes: string
}

function WideCandidates({ format, source, sizes }: WideCandidatesProps) {
  const [width, height] = pixelsOf(source.ratio)
  return (
    <source
      media={`(width >= ${source.from}px)`}
      type={`image/${format}`}
      srcSet={candidates(source, format)}
      sizes={sizes}
      width={width}
      height={height}
    />
  )
}

const candidates = ({ address, widths }: PictureSource, format: 'avif' | 'webp'): string =>
  widths.map((width) => `${address(format, width)} ${width}w`).join(', ')

const middleOf = (widths: readonly number[]): number => widths[widths.length >> 1]!

/** Values for the attributes `width` and `height`: only their ratio matters. */
export function pixelsOf(ratio: string): readonly [width: number, height: number] {
  const [width = 1, height = 1] = ratio.split('/').map(Number)
  return width > 0 && height > 0 ? [Math.round(width * 200), Math.round(height * 200)] : [200, 200]
}
