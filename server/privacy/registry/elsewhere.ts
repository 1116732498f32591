/** Personal data outside the tables of the shop. */
export interface OtherPlace {
  readonly place: string
  readonly what: string
  readonly atDeletion: string
  readonly retention: string
}

export const otherPlaces: readonly OtherPlace[] = [
  {
    place: 'job queue (`pgboss` tables)',
    what: 'ids, and addresses of account mails; the data of jobs that write a mail is encrypted',
    atDeletion:
      'finished jobs that name the account, its address or its orders are deleted; other jobs find nothing to do',
    retention: '7 days after the job is done',
  },
  {
    place: '`{DATA_DIR}/exports`: packing lists, one file a parcel',
    what: 'address, email and goods of an order',
    atDeletion: 'the files of the order are deleted',
    retention: 'until the warehouse takes the file away',
  },
  {
    place: '`{DATA_DIR}/postgres`: the write-ahead log of the embedded database',
    what: 'what was written last',
    atDeletion: 'overwritten by later changes',
    retention: 'hours',
  },
  {
    place: 'backups of the database',
    what: 'all tables',
    atDeletion:
      'not changed; after a restore, delete the accounts again that `account_deletion` of the lost database listed',
    retention: "the operator's choice, at most 30 days",
  },
  {
    place: 'log lines',
    what: 'ids; the fields of the list below are replaced before a line is written',
    atDeletion: 'nothing to delete',
    retention: "by the operator's log store",
  },
  {
    place: 'mail server and archive of sent mails',
    what: 'mails that left the shop',
    atDeletion: "not reached: by the operator's rules for mail",
    retention: 'at most 90 days, as in the outbox',
  },
  {
    place: '`{DATA_DIR}/till-receipts`: a file for each receipt of a store',
    what: 'who served, and the masked number of the card that paid',
    atDeletion: 'not changed: it names no buyer, and the receipt is the till’s',
    retention: 'until the till takes the file away',
  },
  {
    place: 'payment providers, carriers, tracking service, warehouses, tax service, loyalty programme',
    what: 'what each needs for an order',
    atDeletion: 'by their own rules, as the contract with each says',
    retention: 'by their own rules',
  },
  {
    place: 'newsletter and club',
    what: 'no third party has their addresses and consents: see `contact`, `consent_record` and `subscription`',
    atDeletion: 'as in those tables',
    retention: 'as in those tables',
  },
]
