CREATE TABLE "starting_inventory" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "starting_inventory_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"site_id" bigint NOT NULL,
	"location_id" bigint,
	"as_of" date NOT NULL,
	"posted_at" timestamp (3) with time zone,
	"posted_by" bigint,
	CONSTRAINT "starting_inventory_own" UNIQUE("caterer_id","id")
);
--> statement-breakpoint
CREATE TABLE "starting_inventory_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "starting_inventory_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"starting_inventory_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"ingredient_id" bigint NOT NULL,
	"pack" jsonb,
	"cases" numeric(18, 6),
	"inners" numeric(18, 6),
	"eaches" numeric(18, 6),
	"amount" numeric(18, 6),
	"cost" numeric(18, 6),
	"lot_code" text,
	"expires_on" date,
	CONSTRAINT "starting_inventory_line_seq" UNIQUE("caterer_id","starting_inventory_id","seq"),
	CONSTRAINT "starting_inventory_line_cost" CHECK ("starting_inventory_line"."cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"moved_on" date NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "stock_change_own" UNIQUE("caterer_id","id")
);
--> statement-breakpoint
CREATE TABLE "stock_item" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"site_id" bigint NOT NULL,
	"ingredient_id" bigint NOT NULL,
	"quantity" numeric(18, 6) DEFAULT '0' NOT NULL,
	"value" numeric(38, 18) DEFAULT '0' NOT NULL,
	"uncosted" numeric(18, 6) DEFAULT '0' NOT NULL,
	"next_expiry" date,
	"last_cost" numeric(30, 12),
	"par" numeric(18, 6),
	CONSTRAINT "stock_item_once" UNIQUE("caterer_id","site_id","ingredient_id"),
	CONSTRAINT "stock_item_par" CHECK ("stock_item"."par" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_layer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_layer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"site_id" bigint NOT NULL,
	"location_id" bigint,
	"ingredient_id" bigint NOT NULL,
	"lot_id" bigint NOT NULL,
	"expires_on" date,
	"received_on" date NOT NULL,
	"aged_on" date NOT NULL,
	"unit_cost" numeric(30, 12),
	"is_shortage" boolean DEFAULT false NOT NULL,
	"remaining" numeric(18, 6) NOT NULL,
	CONSTRAINT "stock_layer_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "stock_layer_side" CHECK (case when "stock_layer"."is_shortage" then "stock_layer"."remaining" <= 0 else "stock_layer"."remaining" >= 0 end)
);
--> statement-breakpoint
CREATE TABLE "stock_lot" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_lot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"ingredient_id" bigint NOT NULL,
	"code" text,
	"expires_on" date,
	CONSTRAINT "stock_lot_own" UNIQUE("caterer_id","id")
);
--> statement-breakpoint
CREATE TABLE "stock_move" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_move_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"site_id" bigint NOT NULL,
	"location_id" bigint,
	"ingredient_id" bigint NOT NULL,
	"lot_id" bigint NOT NULL,
	"layer_id" bigint NOT NULL,
	"moved_on" date NOT NULL,
	"kind" text NOT NULL,
	"quantity" numeric(18, 6) NOT NULL,
	"unit_cost" numeric(30, 12),
	"reason" text,
	"cause_kind" text NOT NULL,
	"cause_id" bigint NOT NULL,
	CONSTRAINT "stock_move_moves" CHECK ("stock_move"."quantity" <> 0),
	CONSTRAINT "stock_move_kind" CHECK ("stock_move"."kind" in ('receive', 'issue', 'transfer', 'count', 'adjust', 'return', 'waste'))
);
--> statement-breakpoint
ALTER TABLE "caterer" ADD COLUMN "allows_negative_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "starting_inventory" ADD CONSTRAINT "starting_inventory_site" FOREIGN KEY ("caterer_id","site_id") REFERENCES "public"."inventory_site"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "starting_inventory" ADD CONSTRAINT "starting_inventory_location_own" FOREIGN KEY ("caterer_id","location_id") REFERENCES "public"."storage_location"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "starting_inventory_line" ADD CONSTRAINT "starting_inventory_line_of" FOREIGN KEY ("caterer_id","starting_inventory_id") REFERENCES "public"."starting_inventory"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "starting_inventory_line" ADD CONSTRAINT "starting_inventory_line_ingredient_own" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_item" ADD CONSTRAINT "stock_item_site" FOREIGN KEY ("caterer_id","site_id") REFERENCES "public"."inventory_site"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_item" ADD CONSTRAINT "stock_item_ingredient_own" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_layer" ADD CONSTRAINT "stock_layer_site_own" FOREIGN KEY ("caterer_id","site_id") REFERENCES "public"."inventory_site"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_layer" ADD CONSTRAINT "stock_layer_location_own" FOREIGN KEY ("caterer_id","location_id") REFERENCES "public"."storage_location"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_layer" ADD CONSTRAINT "stock_layer_ingredient_own" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_layer" ADD CONSTRAINT "stock_layer_lot_own" FOREIGN KEY ("caterer_id","lot_id") REFERENCES "public"."stock_lot"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_lot" ADD CONSTRAINT "stock_lot_ingredient" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_site" FOREIGN KEY ("caterer_id","site_id") REFERENCES "public"."inventory_site"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_location_own" FOREIGN KEY ("caterer_id","location_id") REFERENCES "public"."storage_location"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_ingredient_own" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_lot_own" FOREIGN KEY ("caterer_id","lot_id") REFERENCES "public"."stock_lot"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_layer_own" FOREIGN KEY ("caterer_id","layer_id") REFERENCES "public"."stock_layer"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "starting_inventory_once" ON "starting_inventory" USING btree ("caterer_id","site_id",coalesce("location_id", 0));--> statement-breakpoint
CREATE INDEX "starting_inventory_location" ON "starting_inventory" USING btree ("caterer_id","location_id");--> statement-breakpoint
CREATE INDEX "starting_inventory_line_ingredient" ON "starting_inventory_line" USING btree ("caterer_id","ingredient_id");--> statement-breakpoint
CREATE INDEX "stock_item_ingredient" ON "stock_item" USING btree ("caterer_id","ingredient_id","site_id");--> statement-breakpoint
CREATE INDEX "stock_item_expiry" ON "stock_item" USING btree ("caterer_id","next_expiry");--> statement-breakpoint
CREATE INDEX "stock_layer_open" ON "stock_layer" USING btree ("caterer_id","site_id","ingredient_id") WHERE "stock_layer"."remaining" <> 0;--> statement-breakpoint
CREATE INDEX "stock_layer_open_location" ON "stock_layer" USING btree ("caterer_id","location_id","ingredient_id") WHERE "stock_layer"."remaining" <> 0;--> statement-breakpoint
CREATE INDEX "stock_layer_location" ON "stock_layer" USING btree ("caterer_id","location_id");--> statement-breakpoint
CREATE INDEX "stock_layer_ingredient" ON "stock_layer" USING btree ("caterer_id","ingredient_id");--> statement-breakpoint
CREATE INDEX "stock_layer_lot" ON "stock_layer" USING btree ("caterer_id","lot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_lot_once" ON "stock_lot" USING btree ("caterer_id","ingredient_id",coalesce("code", ''),coalesce("expires_on", 'infinity'::date));--> statement-breakpoint
CREATE INDEX "stock_lot_code" ON "stock_lot" USING btree ("caterer_id","code");--> statement-breakpoint
CREATE INDEX "stock_move_item" ON "stock_move" USING btree ("caterer_id","site_id","ingredient_id","moved_on","id");--> statement-breakpoint
CREATE INDEX "stock_move_cause" ON "stock_move" USING btree ("caterer_id","cause_kind","cause_id");--> statement-breakpoint
CREATE INDEX "stock_move_layer" ON "stock_move" USING btree ("caterer_id","layer_id");--> statement-breakpoint
CREATE INDEX "stock_move_lot" ON "stock_move" USING btree ("caterer_id","lot_id");--> statement-breakpoint
CREATE INDEX "stock_move_location" ON "stock_move" USING btree ("caterer_id","location_id");--> statement-breakpoint
CREATE INDEX "stock_move_ingredient" ON "stock_move" USING btree ("caterer_id","ingredient_id","moved_on");--> statement-breakpoint
CREATE INDEX "stock_move_day" ON "stock_move" USING btree ("caterer_id","moved_on");--> statement-breakpoint
select secure_table('stock_lot'), secure_table('stock_item'), secure_table('stock_layer'), secure_table('stock_move'),
  secure_table('stock_change'), secure_table('starting_inventory'), secure_table('starting_inventory_line');
--> statement-breakpoint
-- A move is corrected by another move: no role may change one, and the trigger stops the owner as well.
revoke update, delete on stock_move from commissary_app;
drop policy app_update on stock_move;
drop policy app_delete on stock_move;
--> statement-breakpoint
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: a move is corrected by another one' using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger stock_move_append_only before update or delete on stock_move
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
-- Quantities of moves are in the base unit, so it stays once there is one.
create function keep_base_unit() returns trigger language plpgsql as $$
begin
  if exists (select from stock_move where caterer_id = new.caterer_id and ingredient_id = new.id) then
    raise exception 'The base unit of an ingredient in stock cannot change'
      using errcode = '23514', constraint = 'ingredient_base_unit_kept';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger keep_base_unit before update of base_unit on ingredient
  for each row when (old.base_unit is distinct from new.base_unit) execute function keep_base_unit();
--> statement-breakpoint
-- No ingredient had a say in its base unit so far: each gets that of its smallest pack. This changes no record that someone
-- saved, so versions and dates stay.
alter table ingredient no force row level security;
alter table ingredient disable trigger user;
update ingredient set base_unit = coalesce(
  packs -> 0 -> 'each' -> 'content' ->> 'unit',
  packs -> 0 -> 'inner' -> 'content' ->> 'unit',
  packs -> 0 -> 'case' -> 'content' ->> 'unit',
  case when coalesce(packs -> 0 -> 'inner' ->> 'holds', packs -> 0 -> 'case' ->> 'holds') is not null then 'each' end,
  base_unit);
alter table ingredient enable trigger user;
alter table ingredient force row level security;
--> statement-breakpoint
-- Every way in which what is kept beside the moves can differ from their sum, for the caterer of the transaction. Empty = none.
create function stock_differences() returns table (problem text, row_id bigint) language sql stable as $$
  select 'a layer is not the sum of its moves', l.id
  from stock_layer l
  left join (select layer_id, sum(quantity) as quantity from stock_move group by layer_id) m on m.layer_id = l.id
  where l.remaining <> coalesce(m.quantity, 0)
  union all
  select 'a move differs from its layer in place, lot or cost', m.id
  from stock_move m join stock_layer l on l.id = m.layer_id
  where (m.site_id, m.location_id, m.ingredient_id, m.lot_id, m.unit_cost)
    is distinct from (l.site_id, l.location_id, l.ingredient_id, l.lot_id, l.unit_cost)
  union all
  select 'goods were moved before they came', m.id
  from stock_move m join stock_layer l on l.id = m.layer_id
  where m.moved_on < l.received_on
  union all
  select 'a layer differs from its lot', l.id
  from stock_layer l join stock_lot o on o.id = l.lot_id
  where o.ingredient_id <> l.ingredient_id or o.expires_on is distinct from l.expires_on
  union all
  select 'goods below zero, or a shortage above it, on a past day', d.layer_id
  from (
    select layer_id, sum(sum(quantity)) over (partition by layer_id order by moved_on) as quantity
    from stock_move group by layer_id, moved_on
  ) d
  join stock_layer l on l.id = d.layer_id
  where case when l.is_shortage then d.quantity > 0 else d.quantity < 0 end
  union all
  select 'a shortage beside goods that settle it', s.id
  from stock_layer s
  where s.is_shortage and s.remaining < 0 and exists (
    select from stock_layer g
    where g.site_id = s.site_id and g.ingredient_id = s.ingredient_id and g.remaining > 0
      and s.location_id is not distinct from g.location_id)
  union all
  select 'a transfer that does not add up', m.cause_id
  from stock_move m where m.kind = 'transfer'
  group by m.cause_kind, m.cause_id, m.ingredient_id having sum(m.quantity) <> 0
  union all
  select 'a figure of an item is not the sum of its moves', coalesce(i.id, 0)
  from stock_item i
  full join (
    select site_id, ingredient_id, sum(quantity) as quantity, coalesce(sum(quantity * unit_cost), 0) as value,
      coalesce(sum(quantity) filter (where unit_cost is null), 0) as uncosted
    from stock_move group by site_id, ingredient_id
  ) m on m.site_id = i.site_id and m.ingredient_id = i.ingredient_id
  where i.quantity is distinct from coalesce(m.quantity, 0) or i.value is distinct from coalesce(m.value, 0)
    or i.uncosted is distinct from coalesce(m.uncosted, 0)
  union all
  select 'a next expiry is not that of the goods', i.id
  from stock_item i
  where i.next_expiry is distinct from (
    select min(l.expires_on) from stock_layer l
    where l.site_id = i.site_id and l.ingredient_id = i.ingredient_id and l.remaining > 0)
$$;
