/** The shop's ink and paper from the design tokens, and the ground of product pictures. */
const [ink, white, stage] = ['#1b1a18', '#ffffff', '#efebe4']
/** On a few colours of medium brightness neither ink nor white can be read, but black can. */
const black = '#000000'
/** The lightest text colour of the design tokens. */
const quietInk = '#66625a'
const leastContrast = 4.5

type Rgb = readonly [number, number, number]

/** The text colour as written if its contrast is sufficient; else ink, white or black. */
export function readableColour(text: string | null, ground: string | null, opacity = 100): string {
  const under = mixed(rgbOf(ground ?? white), rgbOf(stage), opacity / 100)
  if (text !== null && isReadable(text, under)) return text
  const better = contrast(rgbOf(ink), under) >= contrast(rgbOf(white), under) ? ink : white
  return isReadable(better, under) ? better : black
}

/** The text colour for a background of an editor; undefined if all text colours of the shop are readable on it. */
export const textColourOn = (ground: string | null): string | undefined =>
  ground === null || isReadable(quietInk, rgbOf(ground)) ? undefined : readableColour(null, ground)

/** A text colour of an editor, or null if it is unreadable on the editor's background. */
export const readableOrNone = (text: string | null, ground: string | null): string | null =>
  text === null || ground === null || isReadable(text, rgbOf(ground)) ? text : null

const isReadable = (text: string, under: Rgb): boolean => contrast(rgbOf(text), under) >= leastContrast

const mixed = (top: Rgb, below: Rgb, share: number): Rgb =>
  top.map((value, at) => value * share + below[at]! * (1 - share)) as unknown as Rgb

function rgbOf(hex: string): Rgb {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as unknown as Rgb
}

/** Contrast ratio of WCAG 2.2, 1.4.3. */
function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
