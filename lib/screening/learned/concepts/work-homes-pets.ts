export const workConcepts = {
  noSkill:
    'no_experience no_experience_needed no_skills no_skill anyone_can everyone_accepted everybody_hired all_accepted no_cv no_interview without_interview no_interviews start_today start_tomorrow start_immediately immediate_start no_references no_checks no_questions everyone_welcome all_welcome no_qualification',
  taskWork:
    'tasks task like_and likes liking rate rating reviews_for hotel_reviews rate_hotels optimise_apps product_optimisation subscribe youtube_videos follow_accounts watch_videos app_tasks captcha typing type_and_earn data_entry copy_paste copy_and_paste form_filling ad_posting click_ads surveys complete_orders unlock_orders top_up topup recharge vip_level commission_per',
  parcelWork:
    'parcel parcels package packages relabel re_label reship reshipping repack re_post repost forward_abroad inspect_parcels inspect_packages logistics_assistant shipping_assistant quality_control_at_home packages_at_home parcels_at_home to_your_home to_your_address at_your_address come_to_your_house receive_parcels receive_packages send_abroad post_them_abroad',
  chequeWork:
    'cheque check_in_the_post cashier_s_cheque mystery_shopper secret_shopper mystery_shopping bank_it cash_it deposit_it car_wrap car_wrapping wrap_your_car supplies_from_our_vendor approved_vendor home_office_equipment payment_assistant payments_assistant payment_agent payments_agent finance_agent transfer_agent money_transfer_agent accounts_assistant_from_home',
  buyKit:
    'starter_kit starter_pack training_pack training_fee welcome_pack information_pack kit_costs pay_for_uniform uniform_fee dbs_fee pay_for_your_dbs for_your_dbs medical_fee visa_fee admin_fee registration_pack joining_pack refundable_in refunded_after refunded_with back_with_your_first background_check_fee secure_your_place reserve_your_place access_fee login_fee manual guide_costs licence_fee_first cscs_fee',
  pyramid:
    'downline upline recruit_friends recruit_3 recruit_three recruit_others bring_two bring_friends your_team my_team join_my_team mlm network_marketing matrix gifting_circle blessing_loom cash_gifting residual_income residual home_based_business opportunity of_a_lifetime mentor mentorship escape_the_9_to_5 fire_your_boss stop_working_for_others changed_my_life franchise_free',
  drugRun:
    'go_country going_country county_lines county_line hold_the_line run_the_line runner runners shotter shotters shotting trap trapping trap_house bando drops make_drops drop_off_packages deliver_packages carry_packages carry_a_bag carry_a_suitcase suitcase bring_back hand_luggage seaside_town phone_provided train_paid no_questions no_questions_asked burner_phone look_after_a_package hold_a_package store_a_package',
  realJob:
    'interview apply_with_cv cv cover_letter shifts rota shift_pattern line_manager office_based training_given full_training training_provided uniform_provided kitchen restaurant warehouse depot nhs school college site_office walk_in ask_for references_required own_transport driving_licence_required hours_a_week monday_to_friday mon_fri weekends staff_discount probation free_parking on_the_job permanent_position team_of',
  letFraud:
    'airbnb booking_com tripadvisor rightmove_agent spotahome drive_by council_flat council_tenancy housing_association_keys subletting keys_to_a_council sublet_council no_references_needed no_checks_needed cheap_for_area below_market all_in prime_location zone_1 central_london fully_furnished_luxury',
  sexRent:
    'free_rent rent_free no_rent reduced_rent rent_reduction instead_of_rent in_lieu_of_rent in_return_for in_exchange_for open_minded broad_minded attractive_female female_only young_lady right_girl right_lady keep_me_company company_at_night share_my_bed share_bed naturist naked_cleaner discreet_arrangement arrangement live_in_girlfriend',
  flat: 'flat flats studio bedsit apartment apartments house room rooms property tenancy let rental rent landlord landlady tenant tenants lodger ensuite maisonette bungalow cottage',
  pup: 'puppy puppies pup pups kitten kittens litter litters frenchie french_bulldog bulldog pug cavapoo cockapoo maltipoo maltese pomeranian yorkie yorkshire_terrier husky chihuahua dachshund labradoodle labrador shih_tzu poodle cavachon beagle doberman dobermann spaniel springer golden_retriever german_shepherd rottweiler staffy staffie border_collie jack_russell bichon westie cavalier whippet schnauzer shiba corgi cane_corso bengal ragdoll british_shorthair sphynx persian maine_coon pups_for_sale malinois akita goldendoodle pomsky sprocker teacup micro_bully bully dog dogs',
  petFarm:
    'always_available always_in_stock in_stock in_stock_now new_litter_every new_litters several_breeds many_breeds all_breeds lots_of_breeds various_breeds any_breed any_colour wholesale trade_enquiries dealer dealers van_delivery delivered_anywhere delivery_available meet_halfway meet_half_way halfway service_station services_off motorway_services car_park lay_by port ferry imported from_ireland from_romania from_serbia from_hungary pet_passport_to_follow jabs_abroad',
  petYoung:
    '3_weeks 4_weeks 5_weeks 6_weeks 7_weeks three_weeks four_weeks five_weeks six_weeks seven_weeks not_weaned unweaned not_yet_weaned bottle_fed eating_mush ready_early too_young leave_early',
  noMum:
    'no_mum mum_not mum_is_not mum_isn_t without_mum mother_not mum_unavailable mum_not_available mum_can_t mum_cannot mum_lives_elsewhere mum_at_my mum_died mother_died no_parents_to_see no_need_to_see_parents parents_not_seen not_see_mum no_mother no_paperwork no_papers no_vet no_microchip not_chipped not_microchipped unvaccinated no_jabs not_health_tested tests_not_done no_licence no_license unlicensed not_registered',
  petCare:
    'seen_with_mum with_their_mum mum_can_be_seen meet_mum mum_and_dad see_mum vet_checked vet_check microchipped chipped first_jabs vaccinated wormed flea_treated kennel_club kc_registered health_tested hip_scored licence_number council_licence neutered spayed rehome rehoming rescue adopt insurance puppy_contract eight_weeks nine_weeks ten_weeks twelve_weeks',
  cruelty:
    'fighting fighter fighting_lines game_bred gamebred bait baiting ears_cropped cropped ear_cropping docked tail_docked pitbull pit_bull xl_bully tosa dogo fila no_exemption unregistered guard_dog_aggressive lamping badger digging_dogs cockfight cock_fighting dog_fight declawed debarked',
  wildlife:
    'ivory tusk tusks elephant rhino_horn rhino tiger leopard_skin pangolin tortoise_shell shark_fin wild_caught wild_bird_eggs bird_eggs egg_collection songbirds goldfinches trapped monkey marmoset primate venomous cobra endangered cites no_cites article_10 smuggled luggage taxidermy owl eagle falcon slow_loris crocodile bear_paw bush_meat bushmeat badger_skin otter_pelt',
} as const;
