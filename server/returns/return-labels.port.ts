/** A return that needs a carrier's label. */
export interface LabelRequest {
  /** The return number; a repeated request gets the same label. */
  readonly reference: string
  readonly carrier: string
  /** ISO code of the country from which it is sent. */
  readonly country: string
}

export interface MadeLabel {
  readonly trackingNumber: string
  readonly trackingLink?: string | undefined
  /** The code that the carrier's desk scans. */
  readonly dropOffCode: string
}

/** Makes labels with which shoppers send returns. An unknown answer is a fault. */
export interface ReturnLabels {
  /** Undefined if the carrier makes no labels for that country. */
  make(asked: LabelRequest, signal?: AbortSignal): Promise<MadeLabel | undefined>
}
