import { announce } from '#ui/live-region/index.ts'
import { copyToClipboard } from '#web/platform/copy-text.ts'
import { followAttention } from './attention.ts'
import { rotateLines } from './rotate-lines.ts'

export interface LineWords {
  readonly pause: string
  readonly play: string
  readonly copied: string
}

/** Adds behaviour to a banner's markup: its lines are shown in turn, its codes can be copied. Returns a function that stops it. */
export function liveLines(root: HTMLElement, words: LineWords): () => void {
  const over = new AbortController()
  const { signal } = over
  const turns = turnsOf(root, words, signal)
  root.addEventListener(
    'click',
    ({ target }) => {
      const { copy, step } = (target as Element).closest('button')?.dataset ?? {}
      if (step) turns?.go(Number(step))
      if (copy) void copyToClipboard(copy).then((is) => is && announce(words.copied))
    },
    { signal },
  )
  return () => {
    turns?.stop()
    over.abort()
  }
}

/** Undefined if the lines are not shown in turn, or with `prefers-reduced-motion`. */
function turnsOf(root: HTMLElement, { pause, play }: LineWords, signal: AbortSignal) {
  const [delayMs, durationMs, loops] = (root.dataset.lines ?? '').split(' ').map(Number)
  if (!delayMs || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  const all = [...root.querySelectorAll<HTMLElement>('li')]
  const visibleLines = () => all.filter((line) => getComputedStyle(line).display !== 'none')
  const buttons = root.querySelector<HTMLElement>('[hidden]')
  const button = root.querySelector<HTMLElement>('[data-pause]')
  let isPaused = false
  const attention = followAttention(root, signal)
  button?.addEventListener(
    'click',
    () => {
      isPaused = !isPaused
      if (!isPaused) attention.forgetFocus()
      button.toggleAttribute('data-paused', isPaused)
      button.setAttribute('aria-label', isPaused ? play : pause)
    },
    { signal },
  )
  const show = (index: number) => {
    const current = visibleLines()[index]
    for (const line of all) line.toggleAttribute('data-current', line === current)
  }
  root.style.setProperty('--turn-ms', `${durationMs}ms`)
  root.toggleAttribute('data-turning', true)
  buttons?.toggleAttribute('hidden', false)
  show(0)
  const turns = rotateLines({
    ...{ count: () => visibleLines().length, delayMs, loops: loops ?? 0, show },
    isResting: () => isPaused || attention.isThere() || document.hidden,
    ended: () => button?.toggleAttribute('hidden', true),
  })
  for (const width of ['(width < 768px)', '(width >= 960px)'])
    matchMedia(width).addEventListener('change', () => turns.go(0), { signal })
  return turns
}
