import type { BreakpointKind } from './screens.ts'

/** Where an editor switched a part of a page off. */
interface Switches {
  readonly disabledApp: boolean
  readonly disabledMobile: boolean
  readonly disabledTablet: boolean
  readonly disabledDesktop: boolean
}

interface Message extends Switches {
  readonly lines: readonly { readonly notOn: readonly BreakpointKind[] }[]
}

/**
 * A part of a page as the app shows it at any width; undefined if an editor hid it in the app. What is switched off for
 * phones, tablets or wide screens concerns only browsers.
 */
export const partForApp = <Part extends Switches>(part: Part): Part | undefined =>
  part.disabledApp ? undefined : { ...part, disabledMobile: false, disabledTablet: false, disabledDesktop: false }

/** A message with the lines that the app shows; undefined if it has no such line. */
export function messageForApp<Shown extends Message>(message: Shown): Shown | undefined {
  const shown = partForApp(message)
  const lines = message.lines.filter(({ notOn }) => !notOn.includes('app')).map((line) => ({ ...line, notOn: [] }))
  return shown && lines.length > 0 ? { ...shown, lines } : undefined
}
