CREATE TABLE "stock_count" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_count_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"site_id" bigint NOT NULL,
	"date" date NOT NULL,
	"location_ids" jsonb,
	"category" text,
	"is_blind" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text,
	"posted_at" timestamp (3) with time zone,
	"posted_by" bigint,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "stock_count_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "stock_count_status" CHECK ("stock_count"."status" in ('open', 'counted', 'reviewed', 'posted')),
	CONSTRAINT "stock_count_posted" CHECK (("stock_count"."status" = 'posted') = ("stock_count"."posted_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "stock_count_amount" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_count_amount_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"stock_count_line_id" bigint NOT NULL,
	"given" jsonb NOT NULL,
	"quantity" numeric(18, 6) NOT NULL,
	"replaced" jsonb,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "stock_count_amount_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "stock_count_amount_not_negative" CHECK ("stock_count_amount"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_count_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_count_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"stock_count_id" bigint NOT NULL,
	"ingredient_id" bigint NOT NULL,
	"storage_location_id" bigint,
	"expected" numeric(18, 6),
	"is_recount" boolean DEFAULT false NOT NULL,
	"reason" text,
	"reason_note" text,
	"system" numeric(18, 6),
	"variance" numeric(18, 6),
	"unit_cost" numeric(24, 12),
	"variance_value" numeric(18, 6),
	CONSTRAINT "stock_count_line_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "stock_count_line_once" UNIQUE NULLS NOT DISTINCT("caterer_id","stock_count_id","ingredient_id","storage_location_id")
);
--> statement-breakpoint
CREATE TABLE "stock_shelf" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_shelf_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"site_id" bigint NOT NULL,
	"storage_location_id" bigint,
	"ingredient_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "stock_shelf_once" UNIQUE NULLS NOT DISTINCT("caterer_id","site_id","storage_location_id","ingredient_id")
);
--> statement-breakpoint
CREATE TABLE "stock_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"number" integer NOT NULL,
	"from_site_id" bigint NOT NULL,
	"to_site_id" bigint,
	"shared_vendor_id" bigint,
	"shared_caterer_id" integer GENERATED ALWAYS AS (0) STORED,
	"own_vendor_id" bigint,
	"need_by" date NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"note" text,
	"submitted_at" timestamp (3) with time zone,
	"submitted_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"decided_by" bigint,
	"decline_reason" text,
	"purchase_order_id" bigint,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "stock_request_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "stock_request_number" UNIQUE("caterer_id","number"),
	CONSTRAINT "stock_request_one_supplier" CHECK (num_nonnulls("stock_request"."to_site_id", "stock_request"."shared_vendor_id", "stock_request"."own_vendor_id") = 1),
	CONSTRAINT "stock_request_other_site" CHECK ("stock_request"."to_site_id" <> "stock_request"."from_site_id"),
	CONSTRAINT "stock_request_status" CHECK ("stock_request"."status" in ('draft', 'submitted', 'approved', 'declined', 'partFulfilled', 'fulfilled', 'received', 'ordered')),
	CONSTRAINT "stock_request_ordered" CHECK (("stock_request"."status" = 'ordered') = ("stock_request"."purchase_order_id" is not null)),
	CONSTRAINT "stock_request_declined" CHECK (("stock_request"."status" = 'declined') = ("stock_request"."decline_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "stock_request_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_request_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"stock_request_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"ingredient_id" bigint NOT NULL,
	"given" jsonb NOT NULL,
	"requested" numeric(18, 6) NOT NULL,
	"approved" numeric(18, 6),
	CONSTRAINT "stock_request_line_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "stock_request_line_once" UNIQUE("caterer_id","stock_request_id","ingredient_id"),
	CONSTRAINT "stock_request_line_above_zero" CHECK ("stock_request_line"."requested" > 0 and "stock_request_line"."approved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_shipment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_shipment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"stock_request_id" bigint NOT NULL,
	"is_final" boolean NOT NULL,
	"received_at" timestamp (3) with time zone,
	"received_by" bigint,
	CONSTRAINT "stock_shipment_own" UNIQUE("caterer_id","id")
);
--> statement-breakpoint
CREATE TABLE "stock_shipment_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_shipment_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"stock_shipment_id" bigint NOT NULL,
	"stock_request_line_id" bigint NOT NULL,
	"sent" numeric(18, 6) NOT NULL,
	"parts" jsonb NOT NULL,
	"received" numeric(18, 6),
	"reason" text,
	"note" text,
	CONSTRAINT "stock_shipment_line_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "stock_shipment_line_once" UNIQUE("caterer_id","stock_shipment_id","stock_request_line_id"),
	CONSTRAINT "stock_shipment_line_above_zero" CHECK ("stock_shipment_line"."sent" > 0 and "stock_shipment_line"."received" >= 0),
	CONSTRAINT "stock_shipment_line_explained" CHECK ("stock_shipment_line"."received" is null or "stock_shipment_line"."received" = "stock_shipment_line"."sent" or "stock_shipment_line"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "stock_count" ADD CONSTRAINT "stock_count_site_own" FOREIGN KEY ("caterer_id","site_id") REFERENCES "public"."inventory_site"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_amount" ADD CONSTRAINT "stock_count_amount_line_own" FOREIGN KEY ("caterer_id","stock_count_line_id") REFERENCES "public"."stock_count_line"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_line" ADD CONSTRAINT "stock_count_line_count" FOREIGN KEY ("caterer_id","stock_count_id") REFERENCES "public"."stock_count"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_line" ADD CONSTRAINT "stock_count_line_ingredient_own" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_line" ADD CONSTRAINT "stock_count_line_location_own" FOREIGN KEY ("caterer_id","storage_location_id") REFERENCES "public"."storage_location"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_shelf" ADD CONSTRAINT "stock_shelf_site" FOREIGN KEY ("caterer_id","site_id") REFERENCES "public"."inventory_site"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_shelf" ADD CONSTRAINT "stock_shelf_location_own" FOREIGN KEY ("caterer_id","storage_location_id") REFERENCES "public"."storage_location"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_shelf" ADD CONSTRAINT "stock_shelf_ingredient_own" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_request" ADD CONSTRAINT "stock_request_from_own" FOREIGN KEY ("caterer_id","from_site_id") REFERENCES "public"."inventory_site"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_request" ADD CONSTRAINT "stock_request_to_own" FOREIGN KEY ("caterer_id","to_site_id") REFERENCES "public"."inventory_site"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_request" ADD CONSTRAINT "stock_request_order_own" FOREIGN KEY ("caterer_id","purchase_order_id") REFERENCES "public"."purchase_order"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_request" ADD CONSTRAINT "stock_request_vendor_own" FOREIGN KEY ("caterer_id","own_vendor_id") REFERENCES "public"."vendor"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_request" ADD CONSTRAINT "stock_request_vendor_shared" FOREIGN KEY ("shared_caterer_id","shared_vendor_id") REFERENCES "public"."vendor"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_request_line" ADD CONSTRAINT "stock_request_line_request" FOREIGN KEY ("caterer_id","stock_request_id") REFERENCES "public"."stock_request"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_request_line" ADD CONSTRAINT "stock_request_line_ingredient_own" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_shipment" ADD CONSTRAINT "stock_shipment_request_own" FOREIGN KEY ("caterer_id","stock_request_id") REFERENCES "public"."stock_request"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_shipment_line" ADD CONSTRAINT "stock_shipment_line_shipment" FOREIGN KEY ("caterer_id","stock_shipment_id") REFERENCES "public"."stock_shipment"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_shipment_line" ADD CONSTRAINT "stock_shipment_line_line_own" FOREIGN KEY ("caterer_id","stock_request_line_id") REFERENCES "public"."stock_request_line"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_count_site" ON "stock_count" USING btree ("caterer_id","site_id");--> statement-breakpoint
CREATE INDEX "stock_count_amount_line" ON "stock_count_amount" USING btree ("caterer_id","stock_count_line_id");--> statement-breakpoint
CREATE INDEX "stock_count_line_ingredient" ON "stock_count_line" USING btree ("caterer_id","ingredient_id");--> statement-breakpoint
CREATE INDEX "stock_count_line_location" ON "stock_count_line" USING btree ("caterer_id","storage_location_id");--> statement-breakpoint
CREATE INDEX "stock_shelf_ingredient" ON "stock_shelf" USING btree ("caterer_id","ingredient_id");--> statement-breakpoint
CREATE INDEX "stock_shelf_location" ON "stock_shelf" USING btree ("caterer_id","storage_location_id");--> statement-breakpoint
CREATE INDEX "stock_request_from" ON "stock_request" USING btree ("caterer_id","from_site_id");--> statement-breakpoint
CREATE INDEX "stock_request_to" ON "stock_request" USING btree ("caterer_id","to_site_id");--> statement-breakpoint
CREATE INDEX "stock_request_own_vendor" ON "stock_request" USING btree ("caterer_id","own_vendor_id");--> statement-breakpoint
CREATE INDEX "stock_request_shared_vendor" ON "stock_request" USING btree ("shared_vendor_id");--> statement-breakpoint
CREATE INDEX "stock_request_order" ON "stock_request" USING btree ("caterer_id","purchase_order_id");--> statement-breakpoint
CREATE INDEX "stock_request_line_ingredient" ON "stock_request_line" USING btree ("caterer_id","ingredient_id");--> statement-breakpoint
CREATE INDEX "stock_shipment_request" ON "stock_shipment" USING btree ("caterer_id","stock_request_id");--> statement-breakpoint
CREATE INDEX "stock_shipment_line_line" ON "stock_shipment_line" USING btree ("caterer_id","stock_request_line_id");
--> statement-breakpoint
select secure_table('stock_count'), secure_table('stock_count_line'), secure_table('stock_count_amount'),
  secure_table('stock_shelf'), secure_table('stock_request'), secure_table('stock_request_line'),
  secure_table('stock_shipment'), secure_table('stock_shipment_line');
--> statement-breakpoint
-- Goods of a request that are on the way have left one site and not come to the other.
create or replace function stock_differences() returns table (problem text, row_id bigint) language sql stable as $$
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
  from (
    select cause_kind, cause_id, ingredient_id, sum(quantity) as quantity
    from stock_move where kind = 'transfer' group by cause_kind, cause_id, ingredient_id
  ) m
  left join (
    select l.stock_request_id, l.ingredient_id, sum(s.sent) as quantity
    from stock_shipment_line s join stock_request_line l on l.id = s.stock_request_line_id
    where s.received is null group by l.stock_request_id, l.ingredient_id
  ) t on m.cause_kind = 'stockRequest' and t.stock_request_id = m.cause_id and t.ingredient_id = m.ingredient_id
  where m.quantity + coalesce(t.quantity, 0) <> 0
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
