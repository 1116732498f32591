/** A return that needs a label of a carrier. */
export interface LabelRequest {
  /** The return number: asked again, it is the same label. */
  readonly reference: string
  readonly carrier: string
  /** ISO code of the country it is sent from. */
  readonly country: string
}

export interface MadeLabel {
  readonly trackingNumber: string
  readonly trackingLink?: string | undefined
  /** What the carrier's desk scans. */
  readonly dropOffCode: string
}

/** Makes labels with which shoppers send returns. An answer it does not understand is a fault. */
export interface ReturnLabels {
  /** Undefined where the carrier makes no labels for that country. */
  make(asked: LabelRequest, signal?: AbortSignal): Promise<MadeLabel | undefined>
}
