import { type Kysely, sql } from 'kysely'

/**
 * A product has media: photographs, a plate, or pictures that the shop's own source makes from a description. Before,
 * each product had a description of a drawing, also where a plate was shown. It is removed from products that were
 * never drawn.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product rename column drawing to media;
    update product set media = jsonb_strip_nulls(jsonb_build_object(
      'photographs', nullif(media -> 'photographs', '[]'),
      'plate', media -> 'plate',
      'made', case when not media ? 'plate' then jsonb_build_object(
        'views', case
          when media ->> 'family' = 'accessory' then '["front", "back", "detail"]'::jsonb
          when media ->> 'family' in ('sneaker', 'boot', 'pump', 'bag') then '["front", "back", "detail", "cloth"]'
          else '["front", "back", "detail", "figure", "flat", "cloth"]'
        end,
        'description', media - 'photographs') end));
    alter table product alter column media set default '{"plate": "none"}';
  `.execute(database)
}
