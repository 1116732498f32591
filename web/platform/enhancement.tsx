import { Component, type ReactNode } from 'react'

export interface EnhancementProps {
  readonly children: ReactNode
}

/**
 * Wraps a part that a page can work without: a flyout, suggestions, a banner. If its script fails, only this part
 * disappears. The root reports the fault.
 */
export class Enhancement extends Component<EnhancementProps, { readonly failed: boolean }> {
  override readonly state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
