ALTER TABLE "vendor" ADD CONSTRAINT "vendor_own" UNIQUE("caterer_id","id");--> statement-breakpoint
CREATE TABLE "ingredient_past_label" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ingredient_past_label_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"ingredient_id" bigint NOT NULL,
	"until" date NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "ingredient_past_label_until" UNIQUE("caterer_id","ingredient_id","until")
);
--> statement-breakpoint
CREATE TABLE "ingredient_price" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ingredient_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"ingredient_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"shared_vendor_id" bigint,
	"shared_caterer_id" integer GENERATED ALWAYS AS (0) STORED,
	"own_vendor_id" bigint,
	"vendor_item_code" text,
	"amount" numeric(18, 6) NOT NULL,
	"per_amount" numeric(18, 6) NOT NULL,
	"per_unit" text NOT NULL,
	"valid_from" date,
	CONSTRAINT "ingredient_price_seq" UNIQUE("caterer_id","ingredient_id","seq"),
	CONSTRAINT "ingredient_price_one_vendor" CHECK (num_nonnulls("ingredient_price"."shared_vendor_id", "ingredient_price"."own_vendor_id") <= 1),
	CONSTRAINT "ingredient_price_positive" CHECK ("ingredient_price"."amount" > 0 or num_nonnulls("ingredient_price"."shared_vendor_id", "ingredient_price"."own_vendor_id") = 0)
);
--> statement-breakpoint
ALTER TABLE "ingredient" DROP CONSTRAINT "ingredient_whole_price";--> statement-breakpoint
ALTER TABLE "ingredient" ADD COLUMN "diet_tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ingredient" ADD COLUMN "packs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ingredient_past_label" ADD CONSTRAINT "ingredient_past_label_ingredient" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredient_price" ADD CONSTRAINT "ingredient_price_ingredient" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredient_price" ADD CONSTRAINT "ingredient_price_own_vendor_fk" FOREIGN KEY ("caterer_id","own_vendor_id") REFERENCES "public"."vendor"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredient_price" ADD CONSTRAINT "ingredient_price_shared_vendor_fk" FOREIGN KEY ("shared_caterer_id","shared_vendor_id") REFERENCES "public"."vendor"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ingredient_price_own_vendor" ON "ingredient_price" USING btree ("caterer_id","own_vendor_id");--> statement-breakpoint
CREATE INDEX "ingredient_price_shared_vendor" ON "ingredient_price" USING btree ("shared_vendor_id");--> statement-breakpoint
-- Prices move to rows. Policies bind the owner, too, so they pause for this statement.
ALTER TABLE "ingredient" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
insert into ingredient_price (caterer_id, ingredient_id, seq, amount, per_amount, per_unit, created_by, updated_by)
  select caterer_id, id, 1, price_amount, price_per_amount, price_per_unit, updated_by, updated_by
  from ingredient where price_amount is not null;--> statement-breakpoint
ALTER TABLE "ingredient" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ingredient" DROP COLUMN "price_amount";--> statement-breakpoint
ALTER TABLE "ingredient" DROP COLUMN "price_per_amount";--> statement-breakpoint
ALTER TABLE "ingredient" DROP COLUMN "price_per_unit";--> statement-breakpoint
select secure_table('ingredient_price'), secure_table('ingredient_past_label');
