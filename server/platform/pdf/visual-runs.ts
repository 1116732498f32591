import bidiFactory from 'bidi-js'

const bidi = bidiFactory()
const arabicLetter = /\p{Script=Arabic}/u

/** A part of a line with one direction and one font. Runs are listed from left to right. */
export interface VisualRun<Font> {
  readonly text: string
  readonly font: Font
}

/**
 * Puts a line in the order in which it is drawn: numbers and Latin words inside Arabic keep their own direction. Arabic
 * stays in reading order, because the font reverses it when it joins the letters.
 */
export function visualRuns<Font>(
  line: string,
  direction: 'ltr' | 'rtl',
  fontFor: (character: string) => Font,
): VisualRun<Font>[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction)
  const runs = runsOfLevel(line, levels)
  const deepest = Math.max(0, ...runs.map(({ level }) => level))
  let ordered = runs
  for (let level = deepest; level > 0; level--) ordered = turnedFrom(ordered, level)
  return ordered.flatMap(({ text, level }) => {
    const parts = byFont(level % 2 === 1 ? mirrored(text) : text, fontFor)
    return level % 2 === 1 ? parts.toReversed().map(turnedIfNeeded) : parts
  })
}

interface LevelRun {
  readonly text: string
  readonly level: number
}

function runsOfLevel(line: string, levels: Uint8Array): LevelRun[] {
  const runs: { text: string; level: number }[] = []
  for (let at = 0; at < line.length; at++) {
    const level = levels[at] ?? 0
    const last = runs.at(-1)
    if (last?.level === level) last.text += line[at]
    else runs.push({ text: line[at]!, level })
  }
  return runs
}

/** Reverses every sequence of runs at this level or deeper. */
function turnedFrom(runs: readonly LevelRun[], level: number): LevelRun[] {
  const turned: LevelRun[] = []
  let stretch: LevelRun[] = []
  for (const run of runs) {
    if (run.level >= level) stretch.unshift(run)
    else {
      turned.push(...stretch, run)
      stretch = []
    }
  }
  return [...turned, ...stretch]
}

const mirrored = (text: string): string =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('')

/** Fonts reverse only text that they recognise as Arabic, so other right-to-left text is reversed here. */
const turnedIfNeeded = <Font>(run: VisualRun<Font>): VisualRun<Font> =>
  arabicLetter.test(run.text) ? run : { ...run, text: Array.from(run.text).toReversed().join('') }

function byFont<Font>(text: string, fontFor: (character: string) => Font): VisualRun<Font>[] {
  const runs: { text: string; font: Font }[] = []
  for (const character of text) {
    const font = fontFor(character)
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ text: character, font })
  }
  return runs
}
