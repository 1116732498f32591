/** Tables without personal data, with all their columns: a new column must be listed too. */
export const impersonalTables = {
  category: 'category_id parent_id position sub_brand',
  category_text: 'category_id language title slug intro description',
  consent_text: 'version language body first_shown_at',
  migration: 'name timestamp',
  migration_lock: 'id is_locked',
  photograph: 'name bytes made_at',
  price_log: 'id sku list currency minor list_minor member_minor starts_at ends_at kind logged_at',
  invoice_series: 'series last',
  price_now: 'sku list currency minor list_minor member_minor prior_minor changes_at',
  product:
    'product_id style_number option_id colour colour_family colour_hex sub_brand brand family available_from media attributes retired tax_category',
  product_category: 'product_id category_id position',
  product_picture: 'product_id address position host private_hosts state name why tries due_at',
  product_text: 'product_id language name colour_name description fabric slug',
  promotion: 'promotion_id rule texts currency budget_minor spent_minor retired',
  promotion_code: 'code promotion_id most_uses most_per_customer exclusive starts_at ends_at uses retired',
  promotion_reward: 'promotion_id reward_id product_id position',
  signing_key: 'id public_key private_key made_at',
  stock: 'sku place received available reserved sold',
  style: 'style_number source_id source',
  variant:
    'sku product_id ean size_id size_name size_group length_id length_name position source_id reserve_at retired source_key tax_category',
} as const satisfies Readonly<Record<string, string>>
