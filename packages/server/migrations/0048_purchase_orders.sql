CREATE TABLE "purchase_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"number" integer NOT NULL,
	"shared_vendor_id" bigint,
	"shared_caterer_id" integer GENERATED ALWAYS AS (0) STORED,
	"own_vendor_id" bigint,
	"site_id" bigint NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"delivery_date" date,
	"note" text,
	"sent_to" text,
	CONSTRAINT "purchase_order_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "purchase_order_number" UNIQUE("caterer_id","number"),
	CONSTRAINT "purchase_order_one_vendor" CHECK (num_nonnulls("purchase_order"."shared_vendor_id", "purchase_order"."own_vendor_id") = 1),
	CONSTRAINT "purchase_order_status" CHECK ("purchase_order"."status" in ('draft', 'submitted', 'confirmed', 'partReceived', 'received', 'closed', 'cancelled')),
	CONSTRAINT "purchase_order_delivery" CHECK ("purchase_order"."delivery_date" is not null or "purchase_order"."status" in ('draft', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "purchase_order_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_order_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"purchase_order_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"ingredient_id" bigint NOT NULL,
	"vendor_item_code" text,
	"pack_text" text,
	"pack_size" numeric(18, 6) NOT NULL,
	"packs" numeric(18, 6) NOT NULL,
	"price" numeric(18, 6),
	"reason" jsonb,
	CONSTRAINT "purchase_order_line_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "purchase_order_line_seq" UNIQUE("caterer_id","purchase_order_id","seq"),
	CONSTRAINT "purchase_order_line_amounts" CHECK ("purchase_order_line"."pack_size" > 0 and "purchase_order_line"."packs" > 0 and "purchase_order_line"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_order_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_order_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"purchase_order_id" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	CONSTRAINT "purchase_order_step_status" CHECK ("purchase_order_step"."status" in ('draft', 'submitted', 'confirmed', 'partReceived', 'received', 'closed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "purchase_receipt" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_receipt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"purchase_order_id" bigint NOT NULL,
	"received_on" date NOT NULL,
	"invoice_number" text,
	"tax" numeric(18, 6),
	"note" text,
	"reverses_id" bigint,
	CONSTRAINT "purchase_receipt_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "purchase_receipt_reversed_once" UNIQUE("caterer_id","reverses_id")
);
--> statement-breakpoint
CREATE TABLE "purchase_receipt_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_receipt_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"purchase_receipt_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"purchase_order_line_id" bigint NOT NULL,
	"ingredient_id" bigint NOT NULL,
	"pack_size" numeric(18, 6) NOT NULL,
	"packs" numeric(18, 6) NOT NULL,
	"damaged" numeric(18, 6) DEFAULT '0' NOT NULL,
	"short" numeric(18, 6) DEFAULT '0' NOT NULL,
	"price" numeric(18, 6),
	"lot_code" text,
	"expires_on" date,
	"location_id" bigint,
	"held_as" text,
	"temperature" double precision,
	"country_of_origin" text,
	"note" text,
	CONSTRAINT "purchase_receipt_line_own" UNIQUE("caterer_id","id"),
	CONSTRAINT "purchase_receipt_line_seq" UNIQUE("caterer_id","purchase_receipt_id","seq"),
	CONSTRAINT "purchase_receipt_line_amounts" CHECK ("purchase_receipt_line"."pack_size" > 0 and "purchase_receipt_line"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "mail" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ingredient_price" ADD COLUMN "breaks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "purchase_order_id" bigint;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "terms" text;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "lead_days" integer;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "cut_off_time" text;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "delivery_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "minimum_order" numeric(18, 6);--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_site_own" FOREIGN KEY ("caterer_id","site_id") REFERENCES "public"."inventory_site"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_own_vendor_fk" FOREIGN KEY ("caterer_id","own_vendor_id") REFERENCES "public"."vendor"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_shared_vendor_fk" FOREIGN KEY ("shared_caterer_id","shared_vendor_id") REFERENCES "public"."vendor"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_line" ADD CONSTRAINT "purchase_order_line_of" FOREIGN KEY ("caterer_id","purchase_order_id") REFERENCES "public"."purchase_order"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_line" ADD CONSTRAINT "purchase_order_line_ingredient_own" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_step" ADD CONSTRAINT "purchase_order_step_of" FOREIGN KEY ("caterer_id","purchase_order_id") REFERENCES "public"."purchase_order"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_receipt" ADD CONSTRAINT "purchase_receipt_order_own" FOREIGN KEY ("caterer_id","purchase_order_id") REFERENCES "public"."purchase_order"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_receipt" ADD CONSTRAINT "purchase_receipt_reverses" FOREIGN KEY ("caterer_id","reverses_id") REFERENCES "public"."purchase_receipt"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_receipt_line" ADD CONSTRAINT "purchase_receipt_line_of" FOREIGN KEY ("caterer_id","purchase_receipt_id") REFERENCES "public"."purchase_receipt"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_receipt_line" ADD CONSTRAINT "purchase_receipt_line_order_line_own" FOREIGN KEY ("caterer_id","purchase_order_line_id") REFERENCES "public"."purchase_order_line"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_receipt_line" ADD CONSTRAINT "purchase_receipt_line_ingredient_own" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_receipt_line" ADD CONSTRAINT "purchase_receipt_line_location_own" FOREIGN KEY ("caterer_id","location_id") REFERENCES "public"."storage_location"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_order_site" ON "purchase_order" USING btree ("caterer_id","site_id","status");--> statement-breakpoint
CREATE INDEX "purchase_order_own_vendor" ON "purchase_order" USING btree ("caterer_id","own_vendor_id");--> statement-breakpoint
CREATE INDEX "purchase_order_shared_vendor" ON "purchase_order" USING btree ("shared_vendor_id");--> statement-breakpoint
CREATE INDEX "purchase_order_line_ingredient" ON "purchase_order_line" USING btree ("caterer_id","ingredient_id");--> statement-breakpoint
CREATE INDEX "purchase_order_step_order" ON "purchase_order_step" USING btree ("caterer_id","purchase_order_id");--> statement-breakpoint
CREATE INDEX "purchase_receipt_order" ON "purchase_receipt" USING btree ("caterer_id","purchase_order_id");--> statement-breakpoint
CREATE INDEX "purchase_receipt_day" ON "purchase_receipt" USING btree ("caterer_id","received_on");--> statement-breakpoint
CREATE INDEX "purchase_receipt_line_order_line" ON "purchase_receipt_line" USING btree ("caterer_id","purchase_order_line_id");--> statement-breakpoint
CREATE INDEX "purchase_receipt_line_ingredient" ON "purchase_receipt_line" USING btree ("caterer_id","ingredient_id");--> statement-breakpoint
CREATE INDEX "purchase_receipt_line_location" ON "purchase_receipt_line" USING btree ("caterer_id","location_id");--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_purchase_order_own" FOREIGN KEY ("caterer_id","purchase_order_id") REFERENCES "public"."purchase_order"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_purchase_order" ON "mail" USING btree ("caterer_id","purchase_order_id");--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_subject" CHECK (case when "mail"."kind" = 'purchaseOrder' then "mail"."purchase_order_id" is not null and "mail"."user_id" is null
        else "mail"."user_id" is not null and "mail"."purchase_order_id" is null end);--> statement-breakpoint
select secure_table('purchase_order'), secure_table('purchase_order_line'), secure_table('purchase_order_step'),
  secure_table('purchase_receipt'), secure_table('purchase_receipt_line');
--> statement-breakpoint
-- Who did what with an order, and what came of it, is only added to: a receipt is corrected by an opposite one.
revoke update, delete on purchase_order_step, purchase_receipt, purchase_receipt_line from commissary_app;
do $$
declare
  name text;
begin
  foreach name in array array['purchase_order_step', 'purchase_receipt', 'purchase_receipt_line'] loop
    execute format('drop policy app_update on %I', name);
    execute format('drop policy app_delete on %I', name);
  end loop;
end $$;
--> statement-breakpoint
-- A mail can be about an order in place of a user.
drop function lease_mail(text, integer);
--> statement-breakpoint
create function lease_mail(p_owner text, p_seconds integer)
  returns table (mail_id bigint, caterer_id integer, user_id bigint, purchase_order_id bigint, kind text, attempts integer)
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update mail m set lease_owner = p_owner, lease_until = now() + make_interval(secs => p_seconds), attempts = m.attempts + 1
  where m.id = (
    select w.id from mail w
    where w.state = 'waiting' and (w.next_attempt_at is null or w.next_attempt_at <= now())
      and (w.lease_until is null or w.lease_until < now())
    order by w.id for update skip locked limit 1
  )
  returning m.id, m.caterer_id, m.user_id, m.purchase_order_id, m.kind, m.attempts
$$;
--> statement-breakpoint
do $$
begin
  grant create on schema public to commissary_definer;
  revoke all on function lease_mail(text, integer) from public;
  grant execute on function lease_mail(text, integer) to commissary_app;
  alter function lease_mail(text, integer) owner to commissary_definer;
  revoke create on schema public from commissary_definer;
end $$;
