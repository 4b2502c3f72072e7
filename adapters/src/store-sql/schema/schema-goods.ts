import type { TableStatements } from './column-types.ts';

/** What is sold. */
export const goodsTables: TableStatements = ({ text, strict, clustered }) => [
  `create table products (
    id ${text} not null primary key,
    type ${text} not null check (type in ('giftCard', 'dailyTicket', 'hourlyTicket', 'multiDayTicket', 'wellcardGiftCard')),
    page_group ${text} not null,
    position integer not null,
    image ${text} not null,
    is_value_card integer not null check (is_value_card in (0, 1)),
    quantity_discount_min_items integer,
    window_days integer not null check (window_days >= 0),
    facility_id ${text},
    off_sale integer not null check (off_sale in (0, 1))
  ) ${strict}`,
  `create table product_texts (
    product_id ${text} not null references products (id),
    language ${text} not null check (language in ('sl', 'en', 'de', 'it', 'hr')),
    url ${text} not null,
    name ${text} not null,
    short_description ${text} not null,
    description ${text} not null,
    terms_text ${text} not null,
    help_text ${text} not null,
    validity_text ${text} not null,
    calendar_text ${text} not null,
    select_text ${text} not null,
    text_before_price ${text} not null,
    text_after_price ${text} not null,
    quantity_discount_text ${text} not null,
    number_of_people ${text} not null,
    constraint product_texts_key primary key (product_id, language)
  ) ${strict}`,
  `create unique index product_texts_by_url on product_texts (language, url)`,
  `create table categories (
    id ${text} not null primary key,
    position integer not null
  ) ${strict}`,
  `create table category_texts (
    category_id ${text} not null references categories (id),
    language ${text} not null check (language in ('sl', 'en', 'de', 'it', 'hr')),
    name ${text} not null,
    constraint category_texts_key primary key (category_id, language)
  ) ${strict}`,
  `create table product_categories (
    product_id ${text} not null references products (id),
    category_id ${text} not null references categories (id),
    constraint product_categories_key primary key (product_id, category_id)
  ) ${strict}`,
  `create table price_groups (
    id ${text} not null primary key,
    product_id ${text} not null references products (id),
    position integer not null,
    enabled integer not null check (enabled in (0, 1)),
    weekdays ${text} not null,
    same_stay_as ${text},
    holidays ${text}
  ) ${strict}`,
  `create table price_group_texts (
    price_group_id ${text} not null references price_groups (id),
    language ${text} not null check (language in ('sl', 'en', 'de', 'it', 'hr')),
    name ${text} not null,
    description ${text} not null,
    constraint price_group_texts_key primary key (price_group_id, language)
  ) ${strict}`,
  `create table price_lists (
    id ${text} not null primary key,
    product_id ${text} not null references products (id),
    price_group_id ${text} references price_groups (id),
    position integer not null,
    price integer not null check (price >= 0),
    price_with_discount integer check (price_with_discount >= 0),
    enabled integer not null check (enabled in (0, 1)),
    category_id ${text},
    weekdays ${text},
    holidays ${text},
    off_sale integer not null check (off_sale in (0, 1))
  ) ${strict}`,
  `create table price_list_texts (
    price_list_id ${text} not null references price_lists (id),
    language ${text} not null check (language in ('sl', 'en', 'de', 'it', 'hr')),
    name ${text} not null,
    constraint price_list_texts_key primary key (price_list_id, language)
  ) ${strict}`,
  `create table package_items (
    price_list_id ${text} not null references price_lists (id),
    category_id ${text} not null,
    quantity integer not null check (quantity > 0),
    constraint package_items_key primary key (price_list_id, category_id)
  ) ${strict}`,
  `create table seasons (
    id ${text} not null primary key,
    product_id ${text} not null references products (id),
    position integer not null,
    first_day ${text} not null,
    last_day ${text} not null,
    off_sale integer not null
  ) ${strict}`,
  `create table season_texts (
    season_id ${text} not null references seasons (id),
    language ${text} not null check (language in ('sl', 'en', 'de', 'it', 'hr')),
    name ${text} not null,
    constraint season_texts_key primary key (season_id, language)
  ) ${strict}`,
  `create table product_periods (
    product_id ${text} not null references products (id),
    period ${text} not null,
    facility_percent integer not null check (facility_percent between 0 and 100),
    constraint product_periods_key primary key (product_id, period)
  ) ${clustered}`,
  `create table upsells (
    id ${text} not null primary key,
    position integer not null,
    price integer not null check (price >= 0),
    price_with_discount integer check (price_with_discount >= 0),
    image ${text} not null,
    bound_to_day integer not null check (bound_to_day in (0, 1)),
    off_sale integer not null check (off_sale in (0, 1))
  ) ${strict}`,
  `create table upsell_texts (
    upsell_id ${text} not null references upsells (id),
    language ${text} not null check (language in ('sl', 'en', 'de', 'it', 'hr')),
    name ${text} not null,
    description ${text} not null,
    constraint upsell_texts_key primary key (upsell_id, language)
  ) ${strict}`,
  `create table upsell_parents (
    upsell_id ${text} not null references upsells (id),
    product_id ${text} not null references products (id),
    constraint upsell_parents_key primary key (upsell_id, product_id)
  ) ${strict}`,
  `create table promo_code_texts (
    code ${text} not null references promo_codes (code),
    language ${text} not null check (language in ('sl', 'en', 'de', 'it', 'hr')),
    description ${text} not null,
    constraint promo_code_texts_key primary key (code, language)
  ) ${strict}`,
  `create table promo_code_products (
    code ${text} not null references promo_codes (code),
    product_id ${text} not null references products (id),
    constraint promo_code_products_key primary key (code, product_id)
  ) ${strict}`,
];
