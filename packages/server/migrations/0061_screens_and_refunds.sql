CREATE TABLE "user_screens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_screens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"pinned" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"recent" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "user_screens_once" UNIQUE("caterer_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_amount";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refund_of" bigint;--> statement-breakpoint
ALTER TABLE "user_screens" ADD CONSTRAINT "user_screens_user" FOREIGN KEY ("caterer_id","user_id") REFERENCES "public"."app_user"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_refund_own" FOREIGN KEY ("caterer_id","refund_of") REFERENCES "public"."payment"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_refund" ON "payment" USING btree ("caterer_id","refund_of");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_amount" CHECK (case when "payment"."refund_of" is null then "payment"."amount" > 0 else "payment"."amount" < 0 end);--> statement-breakpoint
select secure_table('user_screens');
