/** One step of a scenario: tag, subtag, the courier's text and the town. */
export type Step = readonly [tag: string, subtag: string, message: string, city: string]

const label: Step = ['InfoReceived', 'InfoReceived_001', 'Shipment information received', '']
const handedOver: Step = ['InTransit', 'InTransit_002', 'Handed over to the carrier', 'Horsens']
const sorted: Step = ['InTransit', 'InTransit_003', 'Arrived at the sorting centre', 'Taulov']
const departed: Step = ['InTransit', 'InTransit_007', 'Departed from the sorting centre', 'Taulov']
const onVehicle: Step = ['OutForDelivery', 'OutForDelivery_001', 'On the vehicle for delivery', '']
const delivered: Step = ['Delivered', 'Delivered_001', 'Delivered', '']
const nobodyHome: Step = ['AttemptFail', 'AttemptFail_002', 'Nobody was at home', '']
const ready: Step = ['AvailableForPickup', 'AvailableForPickup_001', 'Ready to collect', 'Kiosk Nord']

/** The scenarios, each a list of steps. */
export const scenarios: Readonly<Record<string, readonly Step[]>> = {
  normal: [label, handedOver, sorted, departed, onVehicle, delivered],
  delayed: [
    handedOver,
    ['Exception', 'Exception_005', 'Delayed by the weather', 'Taulov'],
    departed,
    onVehicle,
    delivered,
  ],
  customs: [
    handedOver,
    ['InTransit', 'InTransit_006', 'Handed over to customs', 'Padborg'],
    ['Exception', 'Exception_004', 'Held by customs', 'Padborg'],
    ['InTransit', 'InTransit_005', 'Released by customs', 'Padborg'],
    onVehicle,
    delivered,
  ],
  'failed-then-pickup': [
    handedOver,
    onVehicle,
    nobodyHome,
    ready,
    ['Delivered', 'Delivered_002', 'Collected', 'Kiosk Nord'],
  ],
  pickup: [handedOver, departed, ['InTransit', 'InTransit_009', 'On its way to a pickup point', ''], ready],
  scheduled: [
    handedOver,
    ['OutForDelivery', 'OutForDelivery_004', 'A delivery day was agreed', ''],
    onVehicle,
    delivered,
  ],
  refused: [
    handedOver,
    onVehicle,
    ['Exception', 'Exception_003', 'Refused by the recipient', ''],
    ['Exception', 'Exception_011', 'Returned to the sender', 'Horsens'],
  ],
  lost: [handedOver, sorted, ['Exception', 'Exception_013', 'The parcel was lost', 'Taulov']],
  unknown: [handedOver, ['Teleported', 'Teleported_001', 'Handled by a robot', 'Taulov'], onVehicle],
}
