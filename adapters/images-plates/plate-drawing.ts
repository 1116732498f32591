import type { Plate } from '#contracts/images.ts'

/** Colours of unbleached linen, of the woven edge, and of the marks on it. */
const [linen, edge, ink] = ['#f1ede5', '#d9d2c4', '#8d8576']
const [wide, tall] = [300, 400]

/**
 * A plate of 3:4: linen with a woven edge, and in the middle an empty frame. In the frame are three dots if a picture
 * is coming, or a stroke through it if there is none.
 */
export const plateDrawing = (plate: Plate, width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * tall) / wide)}" viewBox="0 0 ${wide} ${tall}">
<rect width="${wide}" height="${tall}" fill="${linen}"/>
<g stroke="${edge}" fill="none"><path stroke-width="1.5" d="M14 0V${tall}M22 0V${tall}"/><path stroke-width="4" stroke-dasharray="2 6" d="M18 0V${tall}"/></g>
<g stroke="${ink}" stroke-width="3" fill="none" stroke-linecap="round" stroke-linejoin="round">
<rect x="114" y="152" width="72" height="96" rx="3"/>${marks[plate]}</g></svg>`

const marks: Readonly<Record<Plate, string>> = {
  coming: `<g fill="${ink}" stroke="none"><circle cx="132" cy="200" r="4"/><circle cx="150" cy="200" r="4"/><circle cx="168" cy="200" r="4"/></g>`,
  none: '<path d="M114 248L186 152"/>',
}
