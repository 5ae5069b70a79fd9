/* Written by scripts/screening/learn-weights.ts: weight and feature. */
export const weights = `
-1.21	
-1.66	# #
-1.05	# ##
-2.05	# ###
2.46	# #few
1.32	# %
2.37	# @ammo
-1.09	# @assured
-1.45	# @awayFromSite
-2.23	# @bereaved
1.29	# @buyKit
1.71	# @chatApp
1.46	# @fake
0.93	# @fee
-1.60	# @flat
-1.91	# @forced
-2.29	# @genuine
1.09	# @groupsOfPeople
1.53	# @gun
-2.09	# @hardDrug
-2.59	# @helper
-1.67	# @images
1.91	# @invest
-2.52	# @keys
1.04	# @kitchenTool
2.29	# @medicine
1.51	# @noScript
1.27	# @noTicket
-3.06	# @notSeen
-2.31	# @organ
-2.28	# @ownWill
1.43	# @petFarm
-2.49	# @realJob
-1.01	# @regulated
-1.12	# @sexual
-1.92	# @stolen
-3.19	# @taskWork
-2.08	# @ticketItem
-1.86	# @trustTalk
-2.37	# @viewing
-1.45	# @vulnerable
-1.82	# @weed
2.21	# @windfall
-0.86	# @withParent
1.69	# a
-1.76	# acr
-0.81	# activ
-1.69	# any
-1.19	# as
1.51	# at
-2.12	# availabl
3.06	# bag
1.03	# black
1.96	# blood
1.32	# blu
-2.05	# by
-2.19	# can
1.46	# cast
-1.73	# cat
-2.53	# cc
-1.77	# check
-0.88	# cheerful
-1.79	# clean
-3.48	# cm
-2.22	# colleg
-1.15	# curtain
-1.81	# d
-0.87	# da
-2.03	# day
-1.40	# deep
-2.61	# discreet
-1.33	# divorc
-1.55	# each
-2.05	# fair
-2.25	# femal
0.89	# for
0.96	# four
-2.11	# fre
-1.75	# friend
-2.85	# ft
0.85	# g
0.87	# gas
-1.21	# gay
-1.89	# gb
-1.66	# gentl
-1.19	# good
-2.96	# hard
-2.24	# hom
-1.62	# honest
-1.64	# hop
-2.32	# host
-2.46	# id
-1.51	# incal
1.66	# inch
-2.15	# independent
-0.88	# ipad
1.28	# is
-1.86	# it
-1.80	# item
-1.54	# john
-2.49	# k
-2.11	# kg
-1.52	# kwh
-2.38	# l
-1.61	# lb
-1.15	# level
-3.19	# lik
-2.13	# litr
-1.59	# liv
-3.44	# look
-1.83	# lov
-2.29	# manchest
2.39	# meet
-1.69	# metr
3.82	# mg
-2.66	# mil
2.11	# million
1.91	# min
0.94	# minut
1.99	# ml
-4.11	# mm
-0.85	# mor
-3.48	# new
1.25	# no
1.63	# non
3.15	# not
1.43	# now
-1.95	# of
1.45	# on
-3.06	# only
2.56	# oo
1.41	# or
-1.45	# original
-1.87	# over
-1.92	# own
-3.96	# p
-1.96	# pa
-2.35	# pack
-2.21	# part
-1.86	# pcm
-3.03	# photo
-2.05	# pleas
-2.13	# plu
-1.18	# plug
-1.45	# privat
-2.06	# r
1.23	# registration
1.91	# round
-1.76	# s
-1.92	# secur
-4.08	# seek
2.11	# send
2.08	# seven
-1.64	# sheet
1.50	# snap
-2.68	# t
-1.84	# teen
1.74	# ten
-1.15	# the
-2.18	# tonn
-2.35	# two
-1.98	# v
-1.09	# verifi
-2.34	# visit
-1.27	# walk
-1.84	# warm
-1.14	# we
-1.65	# week
-1.23	# wel
-2.67	# welcom
1.40	# whit
-1.79	# widow
-1.34	# work
-1.12	# worn
-1.21	# x
-1.82	# year
-2.27	# zetec
1.64	##
3.20	## ##
-1.83	## ###
-2.50	## #few
2.24	## %
1.76	## @bigEasyMoney
1.44	## @brand
-1.25	## @document
-0.97	## @drugRun
-0.82	## @letFraud
-1.43	## @moveMoney
-1.48	## @noScript
-1.87	## @payWord
-1.94	## a
-0.82	## all
2.17	## an
1.98	## and
-1.27	## as
1.80	## back
-1.24	## bik
-1.01	## caravan
3.28	## cash
-2.27	## cm
-2.47	## d
1.75	## dai
-1.93	## deposit
3.84	## each
-1.34	## f
-1.16	## fair
2.84	## for
1.55	## friend
-2.19	## from
-2.22	## g
-2.84	## gb
1.90	## half
-1.08	## has
1.48	## i
1.12	## in
1.79	## into
-2.65	## litr
3.84	## mg
-2.15	## mm
2.88	## no
-0.84	## noth
-0.86	## of
2.49	## payabl
-1.79	## pppw
-1.62	## pw
-1.57	## real
1.31	## s
-2.31	## sel
-1.63	## sq
-2.04	## squar
-1.48	## tablet
2.03	## the
1.85	## til
4.01	## to
1.77	## toda
-1.19	## top
1.44	## ug
-1.11	## uk
-1.32	## up
-2.92	## w
-0.90	## warrior
2.87	## week
-1.80	## wel
-1.31	## wip
-1.15	## with
-1.20	## x
-0.83	###
-1.48	### #
-1.84	### #few
-2.81	### #teen
1.77	### @assured
1.07	### @bank
1.51	### @bankSecret
2.84	### @bereaved
-2.44	### @controller
-2.42	### @dealUnit
1.06	### @forced
-2.61	### @genuine
-1.46	### @gun
-1.72	### @invest
-1.16	### @moveMoney
1.76	### @noCredit
-1.57	### @organ
1.13	### @payWord
2.49	### @realJob
0.91	### @salary
-1.13	### @toyGun
-0.92	### @weed
1.50	### a
-1.10	### box
1.15	### car
2.08	### cash
-1.89	### chain
-1.15	### daf
-2.49	### disc
2.41	### divorc
-2.44	### driv
-1.81	### fiv
-1.24	### fix
-0.86	### ford
-0.99	### four
-2.70	### good
-0.84	### gre
-0.92	### green
-1.20	### hard
-1.18	### has
-1.07	### hom
1.48	### i
-2.69	### is
-1.57	### liv
-1.14	### look
2.63	### no
2.20	### on
-0.86	### one
-0.98	### orang
-1.81	### orwel
1.09	### pay
-0.89	### piaggio
-1.66	### ply
-0.86	### rack
-1.56	### read
-1.18	### register
-2.44	### ring
-4.56	### s
-1.03	### screen
-1.24	### seen
0.89	### send
-1.46	### spin
-1.63	### sq
-1.16	### squar
-0.88	### thi
-1.21	### thre
-1.49	### to
-0.93	### top
-1.45	### tow
-1.72	### trad
-1.38	### two
-1.01	### volkswagen
1.07	### week
-0.86	### whit
-2.01	### with
1.64	#few
-4.00	#few #
2.23	#few ##
-2.47	#few ###
3.95	#few #few
1.02	#few %
2.00	#few @ammo
1.83	#few @brand
-1.64	#few @childWord
2.03	#few @clocking
-2.45	#few @controller
2.61	#few @dealUnit
-1.27	#few @document
1.96	#few @drugRun
2.62	#few @fake
-2.07	#few @forced
-1.88	#few @gun
0.94	#few @hardDrug
0.85	#few @images
1.03	#few @keys
-0.93	#few @petCare
-2.05	#few @realJob
-0.95	#few @regulated
-1.31	#few @sexual
2.61	#few @stolen
0.88	#few @tout
-1.16	#few @toyGun
1.85	#few @windfall
-2.03	#few a
-1.82	#few acr
-2.09	#few all
0.86	#few am
-2.60	#few and
-1.85	#few as
1.95	#few b
1.57	#few bik
-1.59	#few blu
-1.70	#few book
-2.21	#few box
3.18	#few brunett
-2.20	#few by
-1.08	#few cactu
1.24	#few cop
3.66	#few d
2.56	#few da
2.05	#few deliver
-2.19	#few driv
2.25	#few e
1.85	#few each
2.63	#few fiv
2.41	#few for
3.11	#few four
-2.93	#few ft
1.99	#few g
2.74	#few ggers
-1.16	#few has
-1.66	#few her
-0.93	#few hour
1.14	#few i
-2.19	#few in
-3.05	#few inch
1.03	#few ke
-1.34	#few kg
2.54	#few kis
-1.43	#few litr
-2.54	#few m
1.58	#few mag
2.27	#few mg
1.85	#few million
-2.20	#few mm
2.63	#few mmc
-1.94	#few month
1.55	#few mum
2.29	#few nn
2.62	#few no
-2.12	#few not
1.10	#few on
2.11	#few one
-2.41	#few pair
2.10	#few percent
0.87	#few photo
-1.58	#few present
1.50	#few rep
-1.30	#few restrict
2.03	#few ring
1.95	#few run
2.40	#few s
2.13	#few seven
2.19	#few sheet
2.52	#few six
-0.93	#few spa
2.23	#few star
2.16	#few superclon
2.82	#few t
-2.05	#few tb
-2.43	#few thre
-1.40	#few til
-2.23	#few to
1.55	#few u
1.21	#few week
-2.14	#few whit
-2.57	#few with
-1.06	#few x
-1.43	#few year
-1.86	#few yet
-1.82	#teen #
-0.96	#teen ##
-2.62	#teen ###
2.53	#teen #few
1.99	#teen %
1.07	#teen @absentReason
-1.30	#teen @dealUnit
1.45	#teen @fake
-2.34	#teen @forced
1.55	#teen @hardDrug
0.97	#teen @images
1.08	#teen @medicine
2.13	#teen @stolen
1.09	#teen @taskWork
-1.72	#teen @ticketItem
-2.19	#teen @toyGun
1.52	#teen @vulnerable
-0.96	#teen @weed
1.06	#teen @youthLook
1.06	#teen a
-3.93	#teen an
-0.98	#teen and
-2.46	#teen baker
0.86	#teen bar
-1.28	#teen blaz
1.67	#teen bor
-1.37	#teen can
2.85	#teen cool
-1.86	#teen ct
1.70	#teen da
-1.64	#teen dominatrix
1.66	#teen doubl
2.06	#teen each
2.98	#teen f
3.44	#teen for
-1.66	#teen from
-2.20	#teen ft
-2.32	#teen gb
-0.87	#teen hour
2.50	#teen i
1.48	#teen icloud
2.43	#teen in
-1.18	#teen inch
-1.29	#teen is
-1.75	#teen it
-2.12	#teen jar
1.10	#teen just
1.03	#teen k
-3.24	#teen kg
1.09	#teen lik
2.81	#teen look
-1.94	#teen m
2.12	#teen mg
1.51	#teen mil
1.20	#teen ml
1.01	#teen mm
2.02	#teen month
-1.18	#teen mph
-1.72	#teen no
-0.84	#teen peopl
-1.54	#teen permit
1.70	#teen pro
-2.28	#teen real
-3.50	#teen s
-1.05	#teen school
-1.72	#teen seat
1.33	#teen she
1.67	#teen that
0.96	#teen to
-2.18	#teen two
-0.87	#teen unlock
-1.64	#teen used
-2.66	#teen v
1.80	#teen want
-1.94	#teen week
2.11	#teen with
-2.63	#teen work
-2.74	#teen worn
-0.91	#teen year
2.64	%
1.84	% @assured
0.92	% @noCredit
1.84	% guarant
1.82	% of
2.22	% off
1.52	% sulphuric
1.61	@absentPlace
0.82	@absentPlace #
1.43	@absentPlace ##
1.31	@absentPlace #teen
1.41	@absentPlace $
-2.37	@absentPlace agent
2.71	@absentPlace and
0.88	@absentPlace as
1.35	@absentPlace cold
-1.26	@absentPlace com
1.76	@absentPlace doubl
1.43	@absentPlace flight
-1.03	@absentPlace for
-2.12	@absentPlace half
1.33	@absentPlace i
-1.33	@absentPlace in
3.41	@absentPlace no
1.27	@absentPlace pay
-1.47	@absentPlace see
1.46	@absentPlace thre
-2.68	@absentPlace til
1.08	@absentPlace with
1.69	@absentPlace you
0.99	@absentPlace@assured
2.11	@absentPlace@authority
-1.39	@absentPlace@awayFromSite
0.88	@absentPlace@chatApp
1.38	@absentPlace@childWord
-1.08	@absentPlace@clocking
-1.38	@absentPlace@controller
1.01	@absentPlace@dealUnit
1.14	@absentPlace@debtBond
1.15	@absentPlace@deposit
0.85	@absentPlace@drugRun
0.95	@absentPlace@escrow
1.74	@absentPlace@fee
-1.13	@absentPlace@forced
2.20	@absentPlace@friendsFamily
1.68	@absentPlace@gun
-1.11	@absentPlace@helper
-1.04	@absentPlace@images
1.74	@absentPlace@loveTalk
1.83	@absentPlace@medicine
1.57	@absentPlace@moveMoney
1.43	@absentPlace@nitrous
1.92	@absentPlace@noMum
1.05	@absentPlace@noParent
-1.05	@absentPlace@noScript
1.08	@absentPlace@noTicket
4.02	@absentPlace@notSeen
-0.94	@absentPlace@organ
-1.58	@absentPlace@ownWill
2.33	@absentPlace@parcelWork
1.93	@absentPlace@payFirst
1.92	@absentPlace@payWord
1.70	@absentPlace@petCare
2.03	@absentPlace@pup
1.20	@absentPlace@salary
-1.40	@absentPlace@scheme
0.97	@absentPlace@stolen
-2.03	@absentPlace@taskWork
2.69	@absentPlace@tobacco
1.32	@absentPlace@untraceable
-1.66	@absentPlace@viewing
1.09	@absentPlace@wildlife
1.90	@absentPlace@windfall
1.21	@absentReason $
2.61	@absentReason a
-1.19	@absentReason abroad
1.33	@absentReason and
0.81	@absentReason any
-2.22	@absentReason availabl
-0.81	@absentReason canada
2.40	@absentReason dirt
1.58	@absentReason engin
2.28	@absentReason fail
-1.84	@absentReason fami
1.73	@absentReason first
-1.52	@absentReason fram
-1.72	@absentReason from
1.40	@absentReason general
1.19	@absentReason i
2.25	@absentReason in
-1.18	@absentReason is
1.68	@absentReason job
1.35	@absentReason my
1.66	@absentReason next
-1.98	@absentReason of
1.48	@absentReason off
-2.25	@absentReason offic
1.39	@absentReason on
2.06	@absentReason oslo
-2.04	@absentReason room
1.29	@absentReason sam
2.10	@absentReason seek
-1.71	@absentReason spain
2.13	@absentReason the
2.04	@absentReason them
0.98	@absentReason thre
3.21	@absentReason to
-2.25	@absentReason two
1.07	@absentReason until
-2.00	@absentReason veteran
2.03	@absentReason widow
-1.97	@absentReason with
1.98	@absentReason won
-1.05	@absentReason work
2.18	@absentReason you
1.46	@absentReason@assured
-1.23	@absentReason@authority
1.64	@absentReason@awayFromSite
-1.23	@absentReason@badHours
1.16	@absentReason@bereaved
2.04	@absentReason@brand
1.34	@absentReason@buyKit
1.89	@absentReason@chequeWork
1.83	@absentReason@childAge
1.04	@absentReason@childWord
-2.27	@absentReason@clocking
-0.86	@absentReason@codeShare
-1.16	@absentReason@cruelty
-1.07	@absentReason@dealTalk
0.81	@absentReason@deposit
1.38	@absentReason@document
1.11	@absentReason@escrow
1.34	@absentReason@essayMill
-0.84	@absentReason@explosive
-0.85	@absentReason@fake
1.84	@absentReason@fakeMoney
0.82	@absentReason@flat
1.52	@absentReason@forced
2.20	@absentReason@friendsFamily
-2.41	@absentReason@genuine
-1.36	@absentReason@groupsOfPeople
1.68	@absentReason@gun
1.60	@absentReason@handle
3.08	@absentReason@hardDrug
1.36	@absentReason@helper
0.93	@absentReason@images
2.03	@absentReason@insult
1.34	@absentReason@jail
1.00	@absentReason@keys
-1.26	@absentReason@kitchenTool
1.68	@absentReason@letFraud
-0.85	@absentReason@link
2.99	@absentReason@loveTalk
1.42	@absentReason@medicine
1.17	@absentReason@noCredit
1.03	@absentReason@noMum
1.58	@absentReason@noScript
1.63	@absentReason@noSkill
1.57	@absentReason@noTicket
2.94	@absentReason@notSeen
1.09	@absentReason@organ
-1.13	@absentReason@overpay
-1.30	@absentReason@parcelFirm
2.00	@absentReason@payWord
-1.55	@absentReason@petCare
-1.84	@absentReason@petYoung
-2.01	@absentReason@piracy
-1.61	@absentReason@protectedPay
-2.12	@absentReason@pup
-1.26	@absentReason@realJob
-1.62	@absentReason@regulated
-1.72	@absentReason@scheme
0.82	@absentReason@sexRent
1.59	@absentReason@sexual
1.32	@absentReason@spray
-0.97	@absentReason@stolen
-1.06	@absentReason@street
-0.99	@absentReason@ticketItem
2.15	@absentReason@tobacco
1.15	@absentReason@tout
1.57	@absentReason@toyGun
2.30	@absentReason@trustTalk
2.99	@absentReason@untraceable
1.83	@absentReason@warZone
2.11	@absentReason@wildlife
2.86	@absentReason@windfall
1.16	@ammo
1.09	@ammo #teen
1.28	@ammo and
-2.43	@ammo bag
-0.96	@ammo bik
-2.52	@ammo blend
-2.82	@ammo box
-1.18	@ammo cambelt
-1.63	@ammo caravan
-0.82	@ammo cash
1.31	@ammo don
-1.47	@ammo for
2.06	@ammo found
-2.29	@ammo fram
-1.54	@ammo from
0.87	@ammo great
-0.86	@ammo hpi
1.60	@ammo in
-3.17	@ammo journal
1.68	@ammo nev
1.78	@ammo next
1.77	@ammo of
-2.50	@ammo on
-1.45	@ammo otherwis
-2.46	@ammo rack
1.31	@ammo seriou
0.88	@ammo sofa
2.27	@ammo the
3.09	@ammo thread
-1.95	@ammo@assured
1.28	@ammo@awayFromSite
-1.50	@ammo@badHours
-1.15	@ammo@bank
-1.54	@ammo@blade
-1.87	@ammo@brand
-1.91	@ammo@childAge
-1.62	@ammo@childWord
-2.07	@ammo@controller
1.20	@ammo@cruelty
1.28	@ammo@dealTalk
2.03	@ammo@deposit
-2.03	@ammo@fakeDoc
0.86	@ammo@fakeMoney
-1.18	@ammo@fee
-1.31	@ammo@flat
-1.71	@ammo@forced
-1.63	@ammo@groupsOfPeople
3.72	@ammo@gun
-2.09	@ammo@hardDrug
1.45	@ammo@haste
-2.43	@ammo@helper
-1.27	@ammo@images
-1.48	@ammo@kitchenTool
-0.87	@ammo@loan
-1.44	@ammo@nitrous
1.59	@ammo@noMum
1.05	@ammo@noScript
0.96	@ammo@noSkill
1.98	@ammo@noTicket
1.75	@ammo@notSeen
2.04	@ammo@organ
-1.79	@ammo@piracy
-2.03	@ammo@protectedPay
-1.26	@ammo@pup
0.99	@ammo@stolen
1.80	@ammo@street
1.31	@ammo@threat
-1.36	@ammo@ticketItem
1.03	@ammo@toyGun
1.31	@ammo@trustTalk
-2.86	@ammo@viewing
-1.23	@ammo@weed
2.23	@assured
0.95	@assured #
3.20	@assured $
2.24	@assured %
2.51	@assured and
0.97	@assured approval
0.93	@assured at
-1.06	@assured by
-1.19	@assured deposit
-1.04	@assured for
-1.01	@assured from
-1.79	@assured hold
2.64	@assured i
1.41	@assured no
-0.94	@assured on
1.66	@assured return
1.57	@assured tablet
1.73	@assured to
1.44	@assured x
0.84	@assured@awayFromSite
1.90	@assured@bank
1.27	@assured@bankSecret
1.46	@assured@bigEasyMoney
-1.53	@assured@blade
-0.87	@assured@brand
-1.44	@assured@chatApp
-1.29	@assured@controller
1.42	@assured@dealTalk
-1.36	@assured@dealUnit
1.07	@assured@debtBond
-3.00	@assured@deposit
3.19	@assured@document
1.41	@assured@drugRun
2.35	@assured@essayMill
2.47	@assured@fake
2.23	@assured@fakeDoc
2.25	@assured@fee
-1.05	@assured@flat
1.22	@assured@forced
-0.93	@assured@groupsOfPeople
2.14	@assured@growOp
2.00	@assured@hacking
1.48	@assured@hardDrug
-1.15	@assured@helper
2.00	@assured@invest
-0.84	@assured@kitchenTool
1.05	@assured@medicine
1.13	@assured@moveMoney
1.65	@assured@nitrous
1.21	@assured@noCredit
2.37	@assured@noScript
-1.17	@assured@notSeen
1.50	@assured@payFirst
1.01	@assured@petCare
-1.59	@assured@protectedPay
-1.18	@assured@pup
2.07	@assured@pyramid
2.37	@assured@realJob
1.47	@assured@regulated
2.57	@assured@salary
1.80	@assured@sexual
-1.86	@assured@spray
-1.60	@assured@street
-2.02	@assured@taskWork
2.37	@assured@ticketItem
2.70	@assured@untraceable
1.06	@assured@warZone
-1.19	@assured@weed
1.77	@assured@windfall
-1.55	@authority #teen
0.99	@authority $
-1.34	@authority a
-2.27	@authority advic
-1.59	@authority agent
1.96	@authority bab
-0.97	@authority both
-1.44	@authority can
1.17	@authority check
-2.19	@authority clean
1.72	@authority databas
2.58	@authority do
-2.40	@authority exchang
2.81	@authority for
2.41	@authority has
2.08	@authority hous
-2.38	@authority in
-2.71	@authority laptop
-1.49	@authority offic
1.49	@authority or
-0.91	@authority pension
-1.71	@authority staff
-1.15	@authority tax
2.49	@authority tenanc
1.99	@authority that
-1.12	@authority the
-0.92	@authority two
2.06	@authority typ
2.80	@authority vaccin
1.89	@authority your
1.70	@authority@blade
1.56	@authority@chatApp
-1.12	@authority@childAge
2.45	@authority@childWord
-3.02	@authority@clocking
1.96	@authority@codeShare
2.61	@authority@debtBond
-1.34	@authority@drugRun
-2.20	@authority@exclude
2.01	@authority@fakeDoc
1.40	@authority@fakeMoney
0.82	@authority@flat
-1.66	@authority@forced
-1.70	@authority@genuine
-2.33	@authority@groupsOfPeople
-2.03	@authority@gun
-1.19	@authority@handle
-2.16	@authority@invest
3.59	@authority@keys
0.87	@authority@kitchenTool
1.25	@authority@letFraud
1.38	@authority@link
-0.80	@authority@moveMoney
1.10	@authority@nitrous
1.30	@authority@noTicket
1.85	@authority@organ
-1.44	@authority@originLand
-1.30	@authority@ownWill
1.39	@authority@parcelWork
1.84	@authority@payFirst
-2.15	@authority@petYoung
1.97	@authority@piracy
-2.13	@authority@pup
-0.94	@authority@realJob
-2.11	@authority@regulated
-2.09	@authority@scheme
-1.08	@authority@sexRent
-1.47	@authority@stolen
2.08	@authority@threat
-1.40	@authority@toyGun
-1.29	@authority@trustTalk
-2.15	@authority@untraceable
2.28	@authority@vulnerable
3.25	@awayFromSite $
0.90	@awayFromSite cam
-0.81	@awayFromSite canada
1.71	@awayFromSite for
-2.49	@awayFromSite her
-1.50	@awayFromSite investigator
3.20	@awayFromSite mail
2.00	@awayFromSite me
1.13	@awayFromSite my
2.20	@awayFromSite on
2.06	@awayFromSite oslo
1.06	@awayFromSite part
-2.73	@awayFromSite plat
1.48	@awayFromSite post
1.96	@awayFromSite sal
1.55	@awayFromSite shoot
1.70	@awayFromSite sit
-1.71	@awayFromSite spain
2.59	@awayFromSite the
1.45	@awayFromSite thi
-0.89	@awayFromSite@bigEasyMoney
1.24	@awayFromSite@blade
3.78	@awayFromSite@chatApp
1.29	@awayFromSite@childWord
-1.33	@awayFromSite@controller
2.55	@awayFromSite@fake
-1.53	@awayFromSite@fakeMoney
-0.90	@awayFromSite@forced
1.90	@awayFromSite@friendsFamily
-1.99	@awayFromSite@genuine
-2.60	@awayFromSite@groupsOfPeople
2.70	@awayFromSite@gun
1.75	@awayFromSite@handle
-2.59	@awayFromSite@haste
-1.46	@awayFromSite@helper
1.86	@awayFromSite@images
1.32	@awayFromSite@invest
1.88	@awayFromSite@medicine
1.01	@awayFromSite@noMum
2.33	@awayFromSite@noParent
1.55	@awayFromSite@petFarm
1.24	@awayFromSite@petYoung
1.11	@awayFromSite@pup
-1.83	@awayFromSite@regulated
2.67	@awayFromSite@salary
-1.66	@awayFromSite@sexual
-0.82	@awayFromSite@taskWork
-0.87	@awayFromSite@ticketItem
-1.24	@awayFromSite@tobacco
1.72	@awayFromSite@toyGun
-1.45	@awayFromSite@trustTalk
-0.83	@awayFromSite@viewing
1.37	@awayFromSite@vulnerable
1.35	@awayFromSite@windfall
-1.35	@awayFromSite@youthLook
0.84	@badHours #
-1.00	@badHours ##
-1.37	@badHours $
1.10	@badHours a
-0.89	@badHours alwa
2.12	@badHours at
-0.86	@badHours can
-0.88	@badHours dry
1.63	@badHours first
-0.87	@badHours flat
2.02	@badHours in
-0.87	@badHours paid
-0.89	@badHours whit
-1.36	@badHours with
2.47	@badHours without
2.70	@badHours you
-0.97	@badHours your
-2.30	@badHours@bigEasyMoney
-1.73	@badHours@brand
0.93	@badHours@buyKit
1.59	@badHours@childWord
1.21	@badHours@controller
-1.70	@badHours@dealTalk
2.35	@badHours@debtBond
2.65	@badHours@document
-1.38	@badHours@drugRun
-0.93	@badHours@fee
-0.90	@badHours@flat
-1.87	@badHours@genuine
-0.93	@badHours@gun
-0.95	@badHours@keys
1.04	@badHours@medicine
1.88	@badHours@noMum
-1.73	@badHours@notSeen
2.39	@badHours@organ
1.52	@badHours@paperHold
1.18	@badHours@payWord
-1.60	@badHours@petCare
2.33	@badHours@salary
-1.50	@badHours@sexual
-1.40	@badHours@stolen
-0.96	@badHours@threat
-1.75	@badHours@ticketItem
-1.17	@badHours@toyGun
2.67	@badHours@untraceable
-1.75	@badHours@viewing
2.99	@badHours@vulnerable
-1.56	@badHours@weed
1.74	@badHours@windfall
1.33	@bank
2.11	@bank ##
1.04	@bank acc
2.16	@bank account
2.67	@bank and
2.02	@bank becaus
-1.32	@bank can
0.90	@bank for
1.82	@bank natwest
-1.15	@bank on
2.43	@bank or
1.82	@bank quick
-2.26	@bank so
1.56	@bank to
3.09	@bank@bigEasyMoney
-0.95	@bank@clocking
0.81	@bank@controller
1.67	@bank@dealTalk
1.67	@bank@drugRun
1.73	@bank@fakeMoney
1.49	@bank@flat
-1.41	@bank@forced
1.03	@bank@helper
2.02	@bank@invest
2.67	@bank@loan
2.91	@bank@moveMoney
-2.82	@bank@payWord
-1.00	@bank@regulated
-1.66	@bank@salary
1.85	@bank@untraceable
1.38	@bank@windfall
1.50	@bankSecret
2.07	@bankSecret $
2.04	@bankSecret and
0.89	@bankSecret balanc
-2.47	@bankSecret door
2.49	@bankSecret for
2.39	@bankSecret includ
1.36	@bankSecret lock
-0.83	@bankSecret on
-2.08	@bankSecret remov
-1.83	@bankSecret rol
2.12	@bankSecret to
-1.06	@bankSecret wardrob
1.35	@bankSecret you
-0.86	@bankSecret@childWord
2.04	@bankSecret@dealTalk
0.99	@bankSecret@debtBond
1.72	@bankSecret@document
1.54	@bankSecret@explosive
2.61	@bankSecret@fake
2.54	@bankSecret@fakeMoney
1.26	@bankSecret@forced
1.62	@bankSecret@growOp
1.52	@bankSecret@hacking
-2.84	@bankSecret@hardDrug
1.13	@bankSecret@helper
1.35	@bankSecret@kitchenTool
1.52	@bankSecret@link
2.21	@bankSecret@medicine
2.00	@bankSecret@moveMoney
1.57	@bankSecret@organ
0.91	@bankSecret@payWord
1.40	@bankSecret@salary
-1.68	@bankSecret@sexual
1.49	@bankSecret@stolen
-1.49	@bankSecret@ticketItem
1.93	@bankSecret@trustTalk
1.54	@bankSecret@warZone
-1.60	@bankSecret@weed
1.24	@bankSecret@windfall
-1.18	@bereaved #
-1.73	@bereaved $
2.49	@bereaved aft
2.10	@bereaved and
2.03	@bereaved look
-1.83	@bereaved of
-1.29	@bereaved seek
1.41	@bereaved@controller
1.57	@bereaved@dealTalk
-1.48	@bereaved@dealUnit
1.66	@bereaved@fee
-2.68	@bereaved@flat
1.16	@bereaved@hardDrug
1.10	@bereaved@haste
1.85	@bereaved@helper
1.75	@bereaved@images
-1.31	@bereaved@kitchenTool
2.03	@bereaved@loveTalk
1.37	@bereaved@nitrous
0.82	@bereaved@noScript
1.69	@bereaved@notSeen
1.23	@bereaved@payFirst
2.19	@bereaved@payWord
-0.92	@bereaved@pup
2.32	@bereaved@salary
-0.90	@bereaved@stolen
-2.51	@bereaved@taskWork
-2.04	@bereaved@tobacco
1.99	@bereaved@trustTalk
1.99	@bereaved@warZone
1.79	@bereaved@windfall
2.41	@bigEasyMoney
0.95	@bigEasyMoney $
0.90	@bigEasyMoney fir
1.57	@bigEasyMoney from
1.54	@bigEasyMoney lik
-0.91	@bigEasyMoney no
2.39	@bigEasyMoney only
1.59	@bigEasyMoney recruit
-0.91	@bigEasyMoney tip
1.82	@bigEasyMoney toda
1.92	@bigEasyMoney updat
1.92	@bigEasyMoney@brand
2.20	@bigEasyMoney@buyKit
1.49	@bigEasyMoney@chatApp
2.95	@bigEasyMoney@controller
1.12	@bigEasyMoney@dealTalk
-1.31	@bigEasyMoney@dealUnit
-1.23	@bigEasyMoney@deposit
2.09	@bigEasyMoney@fakeMoney
1.37	@bigEasyMoney@fee
-0.86	@bigEasyMoney@flat
0.90	@bigEasyMoney@haste
1.51	@bigEasyMoney@images
1.14	@bigEasyMoney@insult
2.41	@bigEasyMoney@kitchenTool
1.93	@bigEasyMoney@noSkill
1.10	@bigEasyMoney@notSeen
-0.99	@bigEasyMoney@payWord
2.05	@bigEasyMoney@pyramid
-0.81	@bigEasyMoney@salary
-1.83	@bigEasyMoney@sexual
1.63	@bigEasyMoney@taskWork
2.34	@blade
2.94	@blade #
1.92	@blade #teen
1.43	@blade $
-1.26	@blade adult
-1.86	@blade armour
-1.78	@blade block
-2.05	@blade brought
-2.11	@blade by
2.18	@blade com
2.76	@blade for
-1.64	@blade in
0.92	@blade knif
-1.26	@blade mak
1.84	@blade pistol
2.06	@blade polic
2.09	@blade real
0.99	@blade set
-0.82	@blade sharp
-2.24	@blade sharpen
-1.18	@blade shear
2.50	@blade styl
-1.40	@blade suppli
2.00	@blade that
-1.79	@blade und
-1.33	@blade wed
2.65	@blade with
-1.12	@blade@brand
1.84	@blade@childAge
-2.23	@blade@childWord
1.06	@blade@document
-0.93	@blade@drugRun
-0.87	@blade@fee
1.55	@blade@forced
0.87	@blade@groupsOfPeople
-1.51	@blade@growOp
1.17	@blade@gun
1.41	@blade@helper
-1.34	@blade@images
-5.99	@blade@kitchenTool
-0.93	@blade@moveMoney
-1.08	@blade@noScript
3.12	@blade@noTicket
-2.90	@blade@notSeen
0.87	@blade@petFarm
1.30	@blade@piracy
-2.48	@blade@realJob
-0.99	@blade@salary
3.75	@blade@street
0.84	@blade@threat
-0.89	@blade@weed
1.06	@brand
1.50	@brand #few
-3.16	@brand #teen
-2.30	@brand a
-1.29	@brand air
1.96	@brand all
2.95	@brand and
0.96	@brand bag
-1.73	@brand bayswat
1.74	@brand belt
2.91	@brand box
-1.58	@brand bunn
-1.99	@brand card
-2.43	@brand crat
1.45	@brand dup
1.24	@brand for
-0.99	@brand from
-1.03	@brand galax
1.75	@brand gucci
1.74	@brand jacket
1.44	@brand jump
0.90	@brand limit
-2.38	@brand no
1.66	@brand not
2.65	@brand pair
-2.15	@brand pap
1.63	@brand prada
-2.43	@brand press
1.77	@brand pro
-1.37	@brand s
1.66	@brand sit
2.34	@brand stone
-2.12	@brand styl
1.79	@brand submarin
-0.92	@brand tablet
0.96	@brand tv
1.54	@brand ua
-1.81	@brand v
-2.30	@brand with
1.44	@brand@buyKit
-1.94	@brand@childAge
1.20	@brand@childWord
1.90	@brand@codeShare
1.09	@brand@controller
1.03	@brand@cruelty
-0.83	@brand@dealTalk
3.09	@brand@dealUnit
1.94	@brand@document
1.54	@brand@drugRun
6.41	@brand@fake
0.90	@brand@flat
-0.81	@brand@forced
-2.41	@brand@groupsOfPeople
2.01	@brand@growOp
-1.75	@brand@gun
2.50	@brand@hacking
-2.35	@brand@hardDrug
2.30	@brand@helper
1.16	@brand@images
-1.03	@brand@invest
-1.87	@brand@nitrous
-0.94	@brand@noCredit
1.30	@brand@noScript
1.78	@brand@noSkill
1.62	@brand@parcelFirm
1.05	@brand@payFirst
1.56	@brand@payWord
2.43	@brand@petFarm
-2.93	@brand@piracy
-1.20	@brand@sexual
2.96	@brand@spray
-2.28	@brand@stolen
-1.07	@brand@taskWork
1.74	@brand@toyGun
1.26	@brand@untraceable
-1.41	@brand@viewing
0.91	@brand@vulnerable
-2.00	@brand@weed
1.82	@buyKit
2.41	@buyKit #
1.28	@buyKit ##
0.80	@buyKit $
2.05	@buyKit and
-1.37	@buyKit any
1.86	@buyKit back
-1.29	@buyKit does
-2.64	@buyKit driv
-2.06	@buyKit mot
1.25	@buyKit must
1.74	@buyKit on
-0.92	@buyKit sta
1.16	@buyKit the
1.86	@buyKit wag
2.28	@buyKit@clocking
-2.15	@buyKit@document
1.17	@buyKit@drugRun
1.50	@buyKit@escrow
-2.75	@buyKit@fakeDoc
1.41	@buyKit@fakeMoney
1.63	@buyKit@fee
-0.81	@buyKit@flat
3.58	@buyKit@forced
-1.64	@buyKit@groupsOfPeople
1.29	@buyKit@haste
2.34	@buyKit@helper
-0.90	@buyKit@loan
1.87	@buyKit@noSkill
3.06	@buyKit@payWord
-1.59	@buyKit@petCare
-1.37	@buyKit@petFarm
2.06	@buyKit@pup
2.03	@buyKit@realJob
1.54	@buyKit@regulated
3.68	@buyKit@salary
0.84	@buyKit@stolen
-1.37	@buyKit@street
-1.63	@buyKit@taskWork
-0.91	@buyKit@viewing
2.35	@buyKit@weed
3.49	@chatApp
4.81	@chatApp $
-2.58	@chatApp box
-2.27	@chatApp chat
1.64	@chatApp follow
-2.20	@chatApp for
1.78	@chatApp group
-1.26	@chatApp in
2.29	@chatApp it
2.11	@chatApp jam
4.68	@chatApp me
2.18	@chatApp no
2.01	@chatApp only
1.07	@chatApp or
1.63	@chatApp sam
-2.31	@chatApp support
1.99	@chatApp then
1.46	@chatApp to
2.66	@chatApp@chequeWork
1.75	@chatApp@childAge
1.76	@chatApp@childWord
2.20	@chatApp@controller
0.87	@chatApp@dealTalk
0.96	@chatApp@flat
-2.09	@chatApp@forced
1.63	@chatApp@groupsOfPeople
1.02	@chatApp@gun
3.13	@chatApp@hacking
2.46	@chatApp@handle
-1.10	@chatApp@helper
2.34	@chatApp@images
0.82	@chatApp@kitchenTool
-0.99	@chatApp@moveMoney
1.72	@chatApp@noSkill
1.22	@chatApp@notSeen
-1.57	@chatApp@organ
-0.86	@chatApp@payFirst
-1.10	@chatApp@payWord
1.23	@chatApp@petFarm
2.56	@chatApp@realJob
-1.79	@chatApp@salary
1.49	@chatApp@stolen
1.99	@chatApp@street
1.62	@chatApp@taskWork
1.13	@chatApp@ticketItem
0.91	@chatApp@tobacco
0.88	@chatApp@trustTalk
-1.07	@chatApp@untraceable
-1.02	@chatApp@viewing
0.92	@chatApp@visaSham
1.04	@chatApp@weed
2.14	@chequeWork
2.56	@chequeWork and
0.93	@chequeWork buy
-1.69	@chequeWork i
2.19	@chequeWork is
1.94	@chequeWork sent
1.34	@chequeWork thank
2.02	@chequeWork to
1.64	@chequeWork we
1.76	@chequeWork with
1.84	@chequeWork you
0.96	@chequeWork@codeShare
2.96	@chequeWork@controller
1.65	@chequeWork@deposit
1.06	@chequeWork@fakeMoney
1.31	@chequeWork@forced
-1.17	@chequeWork@genuine
0.98	@chequeWork@images
1.90	@chequeWork@invest
1.29	@chequeWork@moveMoney
-1.78	@chequeWork@notSeen
1.41	@chequeWork@overpay
1.55	@chequeWork@payWord
-1.17	@chequeWork@protectedPay
2.22	@chequeWork@realJob
3.31	@chequeWork@salary
1.14	@chequeWork@sexual
0.91	@chequeWork@trustTalk
1.18	@chequeWork@untraceable
3.05	@childAge
1.38	@childAge #teen
1.97	@childAge availabl
-2.26	@childAge bedroom
-1.68	@childAge bo
1.74	@childAge but
-1.22	@childAge clean
-2.05	@childAge daught
1.60	@childAge even
1.23	@childAge for
1.84	@childAge friend
-1.09	@childAge girl
-1.79	@childAge hour
2.53	@childAge in
1.58	@childAge is
2.04	@childAge kati
1.16	@childAge lik
-1.77	@childAge math
3.25	@childAge or
2.38	@childAge quid
1.81	@childAge s
-1.68	@childAge uniform
0.81	@childAge@controller
-2.04	@childAge@dealUnit
1.87	@childAge@document
2.06	@childAge@drugRun
2.37	@childAge@fake
2.06	@childAge@fakeDoc
2.55	@childAge@flat
2.65	@childAge@forced
1.93	@childAge@growOp
1.47	@childAge@gun
-0.82	@childAge@helper
1.84	@childAge@images
0.87	@childAge@invest
2.14	@childAge@noParent
1.47	@childAge@noSkill
2.20	@childAge@originLand
0.88	@childAge@parcelFirm
-2.54	@childAge@payWord
1.13	@childAge@piracy
-1.20	@childAge@realJob
-1.16	@childAge@regulated
-1.91	@childAge@salary
1.53	@childAge@stolen
1.14	@childAge@taskWork
0.83	@childAge@threat
1.15	@childAge@wildlife
-2.62	@childAge@withParent
2.33	@childAge@youthLook
1.27	@childWord
-2.97	@childWord #
-2.26	@childWord #few
1.27	@childWord #teen
-2.91	@childWord age
-1.58	@childWord aged
0.82	@childWord alwa
-4.47	@childWord and
-1.15	@childWord are
-1.95	@childWord at
1.26	@childWord availabl
-2.02	@childWord bath
-2.05	@childWord bedroom
1.32	@childWord between
-3.00	@childWord bik
-1.35	@childWord book
-2.74	@childWord bundl
-3.68	@childWord cloth
2.03	@childWord com
2.03	@childWord do
-1.35	@childWord doctor
1.96	@childWord due
2.03	@childWord ever
3.06	@childWord for
-0.94	@childWord fre
-1.88	@childWord from
1.15	@childWord ful
-1.73	@childWord good
-1.60	@childWord has
1.05	@childWord hav
1.68	@childWord her
1.73	@childWord i
3.18	@childWord in
-3.37	@childWord is
1.97	@childWord just
2.49	@childWord lodg
-2.50	@childWord lov
1.76	@childWord model
-1.96	@childWord monitor
1.99	@childWord new
2.11	@childWord no
-4.07	@childWord of
-1.26	@childWord one
-2.38	@childWord or
-1.58	@childWord over
-2.47	@childWord own
-2.31	@childWord part
-1.49	@childWord pass
-1.23	@childWord radio
1.79	@childWord rotat
-2.32	@childWord school
-2.52	@childWord seat
-2.57	@childWord sel
2.13	@childWord sex
-2.45	@childWord sinc
1.19	@childWord singl
1.81	@childWord stil
1.99	@childWord swap
-1.86	@childWord swim
-1.60	@childWord therapist
-2.45	@childWord things
2.42	@childWord to
1.74	@childWord trad
2.94	@childWord traditional
-2.23	@childWord tuesda
-1.68	@childWord uniform
3.33	@childWord want
-2.21	@childWord wer
-2.31	@childWord women
-1.99	@childWord work
2.07	@childWord@controller
1.48	@childWord@dealTalk
-1.34	@childWord@document
-1.13	@childWord@drugRun
-2.22	@childWord@exclude
-2.31	@childWord@explosive
1.21	@childWord@fake
2.58	@childWord@flat
-1.90	@childWord@genuine
1.92	@childWord@hacking
-1.99	@childWord@hardDrug
-1.50	@childWord@haste
-0.83	@childWord@helper
3.33	@childWord@images
-1.26	@childWord@keys
2.49	@childWord@link
-2.36	@childWord@nitrous
0.91	@childWord@noCredit
2.03	@childWord@noMum
2.99	@childWord@noParent
1.27	@childWord@noScript
1.66	@childWord@noSkill
1.44	@childWord@noTicket
1.34	@childWord@notSeen
3.48	@childWord@organ
-0.85	@childWord@originLand
-2.59	@childWord@ownWill
1.35	@childWord@paperHold
0.94	@childWord@parcelWork
1.96	@childWord@payWord
-1.50	@childWord@piracy
-1.94	@childWord@protectedPay
1.81	@childWord@pyramid
-2.06	@childWord@regulated
2.17	@childWord@salary
-1.93	@childWord@scheme
2.02	@childWord@sexRent
3.31	@childWord@sexual
-1.12	@childWord@stolen
0.90	@childWord@street
2.40	@childWord@taskWork
-1.53	@childWord@threat
-2.68	@childWord@ticketItem
1.31	@childWord@tobacco
0.96	@childWord@tout
2.73	@childWord@toyGun
-1.96	@childWord@trustTalk
1.47	@childWord@untraceable
2.21	@childWord@vulnerable
-2.96	@childWord@weed
-2.45	@childWord@withParent
2.72	@childWord@youthLook
3.73	@clocking
-2.81	@clocking aft
-1.44	@clocking by
-0.95	@clocking chim
-0.90	@clocking first
1.88	@clocking for
-1.72	@clocking from
3.41	@clocking good
3.69	@clocking no
-2.18	@clocking nois
2.06	@clocking pass
1.55	@clocking taken
2.28	@clocking the
2.58	@clocking to
-2.06	@clocking when
2.21	@clocking@controller
1.13	@clocking@dealTalk
1.48	@clocking@document
0.98	@clocking@drugRun
1.36	@clocking@escrow
1.71	@clocking@fake
-1.08	@clocking@fee
-1.06	@clocking@flat
-2.80	@clocking@genuine
1.52	@clocking@hardDrug
2.27	@clocking@haste
-0.92	@clocking@invest
1.41	@clocking@keys
-1.48	@clocking@kitchenTool
-0.80	@clocking@medicine
0.94	@clocking@noMum
0.98	@clocking@noSkill
0.90	@clocking@noTicket
1.07	@clocking@notSeen
-0.84	@clocking@organ
-1.33	@clocking@payWord
-1.27	@clocking@petFarm
0.90	@clocking@piracy
-1.91	@clocking@salary
0.93	@clocking@sexual
1.43	@clocking@spray
0.80	@clocking@stolen
2.10	@clocking@street
1.62	@clocking@threat
-1.62	@clocking@viewing
-1.94	@codeShare and
-2.93	@codeShare for
2.12	@codeShare i
2.85	@codeShare it
-0.96	@codeShare on
2.20	@codeShare undetectabl
-1.48	@codeShare we
-1.48	@codeShare when
2.06	@codeShare you
-2.00	@codeShare@controller
-2.04	@codeShare@document
2.20	@codeShare@essayMill
0.93	@codeShare@fake
2.14	@codeShare@fakeMoney
-1.19	@codeShare@forced
1.90	@codeShare@genuine
-1.88	@codeShare@groupsOfPeople
0.95	@codeShare@helper
-0.82	@codeShare@images
-1.02	@codeShare@loveTalk
-0.94	@codeShare@moveMoney
2.05	@codeShare@notSeen
1.91	@codeShare@payWord
1.40	@codeShare@salary
-1.08	@codeShare@sexual
2.29	@codeShare@untraceable
-1.24	@codeShare@weed
-1.04	@controller #
-1.80	@controller ###
-0.84	@controller as
-0.86	@controller availabl
1.27	@controller brings
-1.05	@controller by
-1.90	@controller coupl
-1.66	@controller da
1.80	@controller do
2.75	@controller don
-0.99	@controller even
1.61	@controller ever
0.83	@controller from
2.01	@controller hav
-2.48	@controller hous
1.14	@controller i
-1.87	@controller instructor
-0.88	@controller interview
-2.21	@controller is
-1.81	@controller it
-2.44	@controller lesson
0.88	@controller licenc
0.90	@controller limit
-1.76	@controller low
-1.22	@controller need
-1.58	@controller no
-1.36	@controller non
-1.27	@controller of
2.11	@controller on
-2.16	@controller own
-1.12	@controller referenc
0.87	@controller s
3.01	@controller sit
2.20	@controller the
2.29	@controller them
1.58	@controller to
-1.77	@controller used
1.19	@controller we
-1.12	@controller who
2.10	@controller wil
-1.03	@controller work
2.19	@controller you
-1.47	@controller your
-1.07	@controller@deposit
-1.18	@controller@drugRun
1.69	@controller@fake
1.26	@controller@fakeDoc
-1.43	@controller@fakeMoney
-0.96	@controller@fee
1.95	@controller@flat
-1.50	@controller@gun
0.90	@controller@haste
-1.47	@controller@images
-1.89	@controller@insult
-2.46	@controller@keys
-1.64	@controller@moveMoney
-1.07	@controller@nitrous
1.34	@controller@noMum
-0.97	@controller@noParent
0.97	@controller@noScript
2.35	@controller@noSkill
1.76	@controller@notSeen
0.98	@controller@originLand
-1.56	@controller@ownWill
1.23	@controller@paperHold
-1.68	@controller@parcelFirm
-0.88	@controller@parcelWork
-1.65	@controller@piracy
-1.97	@controller@protectedPay
-1.24	@controller@regulated
0.99	@controller@salary
-1.37	@controller@scheme
0.88	@controller@sexRent
2.70	@controller@sexual
2.08	@controller@stolen
-1.18	@controller@taskWork
-2.08	@controller@ticketItem
-0.91	@controller@trustTalk
2.55	@controller@untraceable
1.65	@controller@vulnerable
2.09	@controller@wildlife
-0.87	@controller@youthLook
2.73	@cruelty
2.26	@cruelty ##
2.03	@cruelty ###
1.84	@cruelty $
1.46	@cruelty ear
0.86	@cruelty for
1.98	@cruelty i
-2.57	@cruelty no
1.22	@cruelty pup
1.68	@cruelty pupp
2.34	@cruelty scan
2.89	@cruelty stock
1.77	@cruelty without
-0.91	@cruelty@dealUnit
2.24	@cruelty@document
-0.85	@cruelty@fake
2.11	@cruelty@fakeDoc
-1.16	@cruelty@fee
2.94	@cruelty@forced
1.51	@cruelty@groupsOfPeople
-0.87	@cruelty@growOp
-2.26	@cruelty@hardDrug
-1.88	@cruelty@insult
1.22	@cruelty@medicine
1.14	@cruelty@noMum
0.86	@cruelty@noTicket
2.90	@cruelty@notSeen
-1.67	@cruelty@organ
0.93	@cruelty@payWord
1.60	@cruelty@petFarm
1.29	@cruelty@piracy
3.03	@cruelty@pup
-2.00	@cruelty@regulated
-1.51	@cruelty@sexual
1.05	@cruelty@street
-2.03	@cruelty@threat
1.70	@cruelty@toyGun
1.18	@cruelty@viewing
1.61	@dealTalk
2.09	@dealTalk #
-2.36	@dealTalk ##
1.13	@dealTalk #few
1.74	@dealTalk $
-2.25	@dealTalk a
-2.74	@dealTalk adaptor
2.09	@dealTalk all
1.19	@dealTalk anywher
0.85	@dealTalk at
-2.93	@dealTalk bottl
-1.24	@dealTalk central
-1.52	@dealTalk certificat
1.61	@dealTalk convert
1.64	@dealTalk dm
2.45	@dealTalk dril
-2.65	@dealTalk ear
-0.82	@dealTalk electricit
-1.49	@dealTalk engin
-1.38	@dealTalk extension
4.03	@dealTalk for
2.35	@dealTalk has
-1.74	@dealTalk heat
-2.80	@dealTalk hold
2.02	@dealTalk i
1.35	@dealTalk in
1.83	@dealTalk it
-2.52	@dealTalk leaf
1.60	@dealTalk liv
0.81	@dealTalk lov
-0.89	@dealTalk mattress
2.50	@dealTalk me
2.02	@dealTalk my
-2.09	@dealTalk night
-2.89	@dealTalk of
-1.81	@dealTalk on
-1.25	@dealTalk or
-1.12	@dealTalk order
2.21	@dealTalk pack
-1.38	@dealTalk plug
1.24	@dealTalk post
2.50	@dealTalk request
-2.41	@dealTalk rov
-1.62	@dealTalk royal
-1.81	@dealTalk saf
1.99	@dealTalk scar
-1.63	@dealTalk screw
-1.68	@dealTalk socket
-1.66	@dealTalk stick
-2.33	@dealTalk tablet
3.71	@dealTalk the
1.82	@dealTalk thre
-1.71	@dealTalk to
-2.50	@dealTalk tv
-1.13	@dealTalk twelv
1.29	@dealTalk we
-1.10	@dealTalk with
1.58	@dealTalk work
1.90	@dealTalk your
3.85	@dealTalk@dealUnit
-1.07	@dealTalk@deposit
0.85	@dealTalk@drugRun
1.87	@dealTalk@fakeDoc
-2.77	@dealTalk@fakeMoney
1.66	@dealTalk@fee
1.27	@dealTalk@forced
1.92	@dealTalk@groupsOfPeople
1.25	@dealTalk@growOp
4.18	@dealTalk@hardDrug
-0.94	@dealTalk@haste
0.97	@dealTalk@insult
1.98	@dealTalk@invest
-1.50	@dealTalk@letFraud
-1.69	@dealTalk@link
1.12	@dealTalk@loveTalk
1.14	@dealTalk@medicine
2.21	@dealTalk@noCredit
1.82	@dealTalk@noMum
1.39	@dealTalk@noParent
-1.37	@dealTalk@noScript
2.21	@dealTalk@noSkill
1.35	@dealTalk@noTicket
3.34	@dealTalk@organ
1.41	@dealTalk@originLand
-1.03	@dealTalk@parcelFirm
-2.68	@dealTalk@parcelWork
1.70	@dealTalk@payFirst
-1.27	@dealTalk@petYoung
-1.31	@dealTalk@pup
1.58	@dealTalk@realJob
-1.47	@dealTalk@regulated
1.48	@dealTalk@sexRent
2.24	@dealTalk@sexual
1.52	@dealTalk@spray
1.35	@dealTalk@stolen
-2.46	@dealTalk@threat
1.91	@dealTalk@ticketItem
2.41	@dealTalk@tobacco
1.76	@dealTalk@tout
-2.27	@dealTalk@toyGun
1.42	@dealTalk@untraceable
0.87	@dealTalk@vulnerable
1.62	@dealTalk@warZone
3.17	@dealTalk@weed
-0.87	@dealTalk@windfall
-1.28	@dealTalk@youthLook
2.33	@dealUnit #
1.85	@dealUnit ##
0.92	@dealUnit ###
2.37	@dealUnit #few
1.82	@dealUnit #teen
-0.92	@dealUnit and
1.64	@dealUnit ask
1.97	@dealUnit bag
1.76	@dealUnit barrel
-2.62	@dealUnit bas
-1.84	@dealUnit box
-1.33	@dealUnit by
0.92	@dealUnit can
-1.59	@dealUnit charg
-1.40	@dealUnit cut
-1.75	@dealUnit dart
-1.64	@dealUnit down
-1.65	@dealUnit draw
-1.69	@dealUnit dust
-0.90	@dealUnit fabric
1.19	@dealUnit fast
1.15	@dealUnit for
2.72	@dealUnit from
-2.80	@dealUnit glass
3.73	@dealUnit green
1.19	@dealUnit halv
-1.63	@dealUnit hem
-3.62	@dealUnit her
2.00	@dealUnit i
-2.14	@dealUnit includ
-0.99	@dealUnit kit
3.05	@dealUnit legal
2.57	@dealUnit ly
-1.69	@dealUnit music
1.93	@dealUnit need
2.54	@dealUnit no
1.34	@dealUnit of
1.43	@dealUnit or
2.20	@dealUnit overnight
-1.15	@dealUnit program
1.21	@dealUnit s
-2.24	@dealUnit saf
-1.29	@dealUnit sensor
-0.99	@dealUnit seven
-2.04	@dealUnit silv
-2.89	@dealUnit siz
-1.86	@dealUnit staff
-3.19	@dealUnit stool
-2.09	@dealUnit t
-1.21	@dealUnit the
-1.69	@dealUnit tonn
1.63	@dealUnit too
-2.13	@dealUnit towel
2.10	@dealUnit two
1.34	@dealUnit undetectabl
-2.55	@dealUnit used
-1.94	@dealUnit@deposit
3.29	@dealUnit@drugRun
-0.92	@dealUnit@fake
-1.49	@dealUnit@fee
1.31	@dealUnit@flat
-3.48	@dealUnit@forced
-2.91	@dealUnit@genuine
2.04	@dealUnit@groupsOfPeople
-2.14	@dealUnit@growOp
0.84	@dealUnit@gun
1.77	@dealUnit@hacking
6.33	@dealUnit@hardDrug
1.36	@dealUnit@haste
-2.45	@dealUnit@helper
-1.61	@dealUnit@invest
2.39	@dealUnit@jail
-2.29	@dealUnit@keys
0.83	@dealUnit@kitchenTool
1.23	@dealUnit@moveMoney
-1.32	@dealUnit@nitrous
2.20	@dealUnit@noCredit
1.61	@dealUnit@noScript
1.91	@dealUnit@noSkill
1.56	@dealUnit@noTicket
1.73	@dealUnit@notSeen
-1.38	@dealUnit@organ
1.18	@dealUnit@originLand
1.71	@dealUnit@paperHold
1.20	@dealUnit@parcelFirm
-1.73	@dealUnit@payWord
-1.70	@dealUnit@petCare
1.07	@dealUnit@petFarm
-1.48	@dealUnit@petYoung
-2.36	@dealUnit@pup
-1.90	@dealUnit@salary
1.70	@dealUnit@sexual
2.19	@dealUnit@stolen
0.85	@dealUnit@ticketItem
-1.06	@dealUnit@tobacco
-1.23	@dealUnit@trustTalk
5.47	@dealUnit@weed
1.42	@dealUnit@windfall
1.78	@dealUnit@youthLook
3.84	@debtBond
1.84	@debtBond $
1.16	@debtBond a
-2.21	@debtBond advic
2.27	@debtBond ap
1.97	@debtBond back
-2.62	@debtBond charit
2.24	@debtBond collect
1.21	@debtBond flight
2.33	@debtBond for
1.13	@debtBond from
1.65	@debtBond to
2.26	@debtBond us
2.41	@debtBond wip
1.98	@debtBond you
2.65	@debtBond your
2.35	@debtBond@document
1.01	@debtBond@flat
2.68	@debtBond@forced
2.12	@debtBond@groupsOfPeople
1.41	@debtBond@helper
0.99	@debtBond@link
1.94	@debtBond@medicine
0.86	@debtBond@noMum
2.37	@debtBond@organ
2.23	@debtBond@paperHold
3.83	@debtBond@payWord
1.03	@debtBond@realJob
-1.27	@debtBond@regulated
3.30	@debtBond@salary
2.03	@debtBond@threat
2.31	@debtBond@toyGun
0.91	@debtBond@vulnerable
1.78	@debtBond@windfall
-0.95	@deposit
-2.70	@deposit #
-3.32	@deposit ##
-2.03	@deposit #teen
-1.86	@deposit aft
0.88	@deposit and
1.51	@deposit by
-1.87	@deposit cap
2.87	@deposit first
-0.94	@deposit fiv
1.17	@deposit get
-1.63	@deposit goes
1.44	@deposit it
2.29	@deposit need
-1.67	@deposit not
2.16	@deposit now
-2.08	@deposit one
-1.77	@deposit only
-2.59	@deposit protect
-1.72	@deposit refund
2.15	@deposit to
2.23	@deposit toda
1.74	@deposit your
-0.82	@deposit@document
-1.03	@deposit@drugRun
1.82	@deposit@fee
-0.99	@deposit@groupsOfPeople
1.08	@deposit@haste
-2.44	@deposit@invest
2.38	@deposit@link
-1.08	@deposit@loan
1.17	@deposit@noCredit
1.61	@deposit@noSkill
2.09	@deposit@notSeen
-1.20	@deposit@organ
4.55	@deposit@payWord
1.60	@deposit@pup
-0.96	@deposit@realJob
-1.18	@deposit@regulated
1.72	@deposit@salary
-1.81	@deposit@scheme
-1.08	@deposit@street
-1.00	@deposit@taskWork
1.32	@deposit@tobacco
-1.45	@deposit@toyGun
2.09	@deposit@untraceable
1.15	@deposit@viewing
-1.67	@deposit@weed
1.23	@document
1.69	@document ###
2.99	@document and
1.14	@document any
1.86	@document are
1.43	@document arrang
1.32	@document ask
-0.80	@document befor
-1.88	@document book
1.35	@document box
1.40	@document can
-1.18	@document cat
2.52	@document certificat
-1.52	@document check
-1.20	@document collector
3.09	@document com
1.08	@document eu
1.60	@document fak
2.30	@document fee
1.57	@document fly
1.86	@document for
1.00	@document from
1.46	@document green
1.53	@document guarant
-1.67	@document her
-4.00	@document hold
1.69	@document id
-2.00	@document is
-1.64	@document issu
2.51	@document ke
1.06	@document leed
1.59	@document look
-2.55	@document medical
-0.81	@document nearb
-1.80	@document need
2.20	@document no
1.35	@document not
0.83	@document numb
1.58	@document of
1.60	@document on
1.47	@document one
1.48	@document or
1.46	@document pay
0.94	@document payslip
-4.39	@document photo
1.49	@document pick
-2.32	@document pleas
-1.94	@document present
1.76	@document real
1.28	@document requir
1.95	@document run
3.24	@document scan
-2.68	@document shown
1.68	@document so
-1.21	@document sponsorship
-2.06	@document sworn
-3.62	@document test
-1.11	@document then
-2.24	@document theor
-1.25	@document tied
1.42	@document uk
2.27	@document we
-1.79	@document week
4.35	@document with
5.51	@document without
-1.86	@document yet
2.54	@document@drugRun
1.21	@document@escrow
1.87	@document@fake
2.64	@document@fakeDoc
2.39	@document@fakeMoney
1.22	@document@forced
1.43	@document@groupsOfPeople
0.97	@document@gun
1.10	@document@handle
-1.05	@document@hardDrug
-1.93	@document@images
-1.40	@document@insult
1.48	@document@invest
0.87	@document@keys
-1.96	@document@kitchenTool
2.58	@document@link
1.81	@document@medicine
-1.15	@document@nitrous
1.13	@document@noCredit
1.11	@document@noMum
1.42	@document@noTicket
-1.57	@document@notSeen
-1.04	@document@organ
2.02	@document@paperHold
1.40	@document@parcelWork
2.53	@document@payFirst
-1.22	@document@piracy
1.85	@document@pup
2.00	@document@salary
2.03	@document@stolen
-1.49	@document@taskWork
-1.71	@document@threat
1.91	@document@tout
-0.92	@document@toyGun
-1.57	@document@trustTalk
1.21	@document@untraceable
-0.89	@document@viewing
3.69	@document@visaSham
1.74	@document@vulnerable
1.46	@document@weed
0.85	@document@windfall
2.13	@drugRun
1.04	@drugRun #few
3.51	@drugRun #teen
3.32	@drugRun $
0.98	@drugRun a
-2.31	@drugRun and
1.19	@drugRun anywher
2.24	@drugRun back
-1.84	@drugRun box
-1.47	@drugRun can
1.84	@drugRun cash
-0.97	@drugRun desk
-2.65	@drugRun ear
0.97	@drugRun for
-2.80	@drugRun glass
0.88	@drugRun gun
1.83	@drugRun it
-2.52	@drugRun leaf
2.75	@drugRun local
-0.89	@drugRun mattress
1.45	@drugRun my
1.17	@drugRun out
0.90	@drugRun payment
-1.25	@drugRun post
-1.63	@drugRun screw
-1.29	@drugRun sensor
-1.67	@drugRun sho
1.19	@drugRun the
-2.36	@drugRun wel
2.09	@drugRun with
1.38	@drugRun you
-1.64	@drugRun@fake
2.96	@drugRun@fakeDoc
1.22	@drugRun@fee
1.59	@drugRun@flat
0.84	@drugRun@groupsOfPeople
1.91	@drugRun@haste
1.33	@drugRun@insult
1.00	@drugRun@invest
2.45	@drugRun@keys
-1.80	@drugRun@moveMoney
1.53	@drugRun@noCredit
1.38	@drugRun@noParent
-1.20	@drugRun@noScript
-1.23	@drugRun@noSkill
1.72	@drugRun@noTicket
-1.67	@drugRun@notSeen
-1.68	@drugRun@parcelFirm
0.90	@drugRun@payFirst
0.99	@drugRun@payWord
-1.49	@drugRun@petFarm
-1.75	@drugRun@pup
-1.40	@drugRun@regulated
-1.78	@drugRun@salary
1.07	@drugRun@sexRent
1.03	@drugRun@spray
2.44	@drugRun@stolen
1.39	@drugRun@street
1.12	@drugRun@threat
1.20	@drugRun@tobacco
-1.93	@drugRun@toyGun
-1.52	@drugRun@trustTalk
0.90	@drugRun@untraceable
1.65	@drugRun@vulnerable
1.54	@drugRun@weed
2.05	@drugRun@wildlife
-1.13	@drugRun@windfall
0.93	@drugRun@youthLook
2.80	@escrow
2.27	@escrow $
2.05	@escrow agent
1.73	@escrow and
1.75	@escrow compan
1.06	@escrow i
1.63	@escrow the
0.85	@escrow@fakeMoney
1.75	@escrow@flat
0.91	@escrow@forced
2.46	@escrow@genuine
2.16	@escrow@helper
0.99	@escrow@images
0.88	@escrow@keys
0.83	@escrow@link
1.05	@escrow@notSeen
2.77	@escrow@payWord
2.46	@escrow@protectedPay
0.99	@escrow@realJob
1.94	@escrow@salary
1.59	@escrow@threat
1.50	@escrow@viewing
1.12	@essayMill
2.20	@essayMill by
1.41	@essayMill first
2.20	@essayMill from
-2.02	@essayMill grammar
1.34	@essayMill post
-2.52	@essayMill proofread
1.41	@essayMill undetectabl
1.76	@essayMill written
1.79	@essayMill@fakeMoney
1.34	@essayMill@hardDrug
1.34	@essayMill@jail
1.33	@essayMill@kitchenTool
-2.43	@essayMill@notSeen
0.84	@essayMill@salary
2.73	@exclude $
-1.88	@exclude i
2.93	@exclude no
1.49	@exclude to
1.39	@exclude whit
1.09	@exclude@forced
-2.01	@exclude@genuine
2.67	@exclude@groupsOfPeople
2.18	@exclude@insult
2.75	@exclude@notSeen
2.28	@exclude@weed
1.16	@explosive
2.03	@explosive and
-1.21	@explosive cherr
-1.79	@explosive damag
-1.69	@explosive disposal
2.90	@explosive how
-2.61	@explosive jacket
-1.21	@explosive lipstick
2.49	@explosive liv
-2.87	@explosive shap
-0.87	@explosive@fakeMoney
1.31	@explosive@groupsOfPeople
-1.18	@explosive@haste
-2.45	@explosive@images
1.17	@explosive@noMum
1.17	@explosive@noTicket
2.49	@explosive@organ
1.47	@explosive@scheme
1.17	@explosive@stolen
0.85	@explosive@threat
1.54	@explosive@warZone
2.38	@fake
1.94	@fake #
2.18	@fake #few
1.19	@fake $
-1.82	@fake advertis
1.33	@fake airpod
2.25	@fake all
2.45	@fake batch
-2.57	@fake batter
1.35	@fake best
2.40	@fake but
-1.07	@fake cam
2.46	@fake card
1.72	@fake chanel
3.13	@fake cop
-2.41	@fake flintlock
-2.59	@fake for
3.47	@fake from
-2.52	@fake fur
-3.75	@fake good
-2.85	@fake grass
2.14	@fake gucci
1.86	@fake id
1.92	@fake in
-1.67	@fake is
-2.88	@fake it
0.80	@fake kit
1.48	@fake label
2.58	@fake mirror
1.92	@fake mot
1.98	@fake no
-2.39	@fake of
2.38	@fake ones
-2.02	@fake pan
-2.75	@fake pearl
2.11	@fake pk
-2.15	@fake plant
1.99	@fake plat
2.82	@fake pokemon
2.03	@fake read
1.50	@fake rep
2.13	@fake review
2.43	@fake rolex
3.55	@fake sam
0.93	@fake serial
2.16	@fake superclon
1.96	@fake swiss
-2.61	@fake tan
-2.64	@fake thank
-1.94	@fake war
3.24	@fake watch
1.50	@fake wholesal
3.98	@fake with
2.42	@fake@fakeDoc
3.43	@fake@fakeMoney
0.94	@fake@flat
2.48	@fake@genuine
1.62	@fake@growOp
-1.49	@fake@gun
-2.96	@fake@hardDrug
0.99	@fake@helper
1.11	@fake@invest
1.36	@fake@kitchenTool
-1.04	@fake@moveMoney
2.22	@fake@noSkill
1.56	@fake@payWord
2.46	@fake@petFarm
1.20	@fake@piracy
0.82	@fake@salary
1.77	@fake@stolen
-2.99	@fake@street
1.13	@fake@tout
1.16	@fake@trustTalk
2.62	@fakeDoc
1.53	@fakeDoc #
2.00	@fakeDoc ##
-2.23	@fakeDoc ###
1.25	@fakeDoc $
1.94	@fakeDoc and
-1.89	@fakeDoc cat
-0.91	@fakeDoc exhaust
1.94	@fakeDoc food
1.10	@fakeDoc for
2.27	@fakeDoc in
-1.05	@fakeDoc is
-1.00	@fakeDoc lunch
-1.08	@fakeDoc mileag
-1.78	@fakeDoc mug
1.20	@fakeDoc need
1.25	@fakeDoc only
1.21	@fakeDoc passport
1.68	@fakeDoc quick
2.00	@fakeDoc register
-1.08	@fakeDoc servic
2.04	@fakeDoc two
1.42	@fakeDoc uk
1.49	@fakeDoc we
3.94	@fakeDoc@flat
2.34	@fakeDoc@forced
0.98	@fakeDoc@genuine
-0.84	@fakeDoc@gun
1.91	@fakeDoc@hacking
1.01	@fakeDoc@hardDrug
1.68	@fakeDoc@haste
1.25	@fakeDoc@letFraud
-0.90	@fakeDoc@loan
0.93	@fakeDoc@noMum
2.82	@fakeDoc@noSkill
2.09	@fakeDoc@notSeen
1.00	@fakeDoc@piracy
1.68	@fakeDoc@realJob
2.41	@fakeDoc@regulated
-1.60	@fakeDoc@sexRent
1.49	@fakeDoc@sexual
-0.97	@fakeDoc@taskWork
-2.78	@fakeDoc@threat
3.12	@fakeDoc@toyGun
-2.94	@fakeDoc@untraceable
-0.92	@fakeDoc@viewing
0.94	@fakeDoc@visaSham
1.42	@fakeDoc@weed
1.62	@fakeMoney
-1.69	@fakeMoney #
-3.46	@fakeMoney $
2.85	@fakeMoney accept
1.67	@fakeMoney also
3.27	@fakeMoney and
1.97	@fakeMoney back
2.44	@fakeMoney book
-1.57	@fakeMoney contract
1.79	@fakeMoney detail
1.22	@fakeMoney first
3.29	@fakeMoney for
2.15	@fakeMoney fresh
-2.88	@fakeMoney from
1.60	@fakeMoney hello
2.87	@fakeMoney high
-2.53	@fakeMoney hold
2.49	@fakeMoney in
-1.18	@fakeMoney insur
1.77	@fakeMoney leed
2.56	@fakeMoney lent
-1.99	@fakeMoney light
2.04	@fakeMoney limit
1.04	@fakeMoney look
1.46	@fakeMoney my
0.94	@fakeMoney need
1.99	@fakeMoney no
2.80	@fakeMoney numb
-1.19	@fakeMoney patch
-1.65	@fakeMoney payment
1.99	@fakeMoney plat
1.17	@fakeMoney read
0.98	@fakeMoney send
1.30	@fakeMoney that
1.24	@fakeMoney to
-1.94	@fakeMoney war
1.86	@fakeMoney who
3.74	@fakeMoney with
2.50	@fakeMoney without
-1.77	@fakeMoney worth
1.21	@fakeMoney@fee
1.93	@fakeMoney@flat
-0.87	@fakeMoney@genuine
-1.58	@fakeMoney@groupsOfPeople
2.31	@fakeMoney@growOp
-0.85	@fakeMoney@gun
2.59	@fakeMoney@hacking
-2.60	@fakeMoney@hardDrug
1.11	@fakeMoney@helper
2.19	@fakeMoney@kitchenTool
1.99	@fakeMoney@link
2.12	@fakeMoney@loan
-0.81	@fakeMoney@medicine
-0.95	@fakeMoney@nitrous
1.46	@fakeMoney@paperHold
1.42	@fakeMoney@payFirst
-1.64	@fakeMoney@petCare
0.92	@fakeMoney@petFarm
-3.08	@fakeMoney@piracy
-1.50	@fakeMoney@protectedPay
1.17	@fakeMoney@realJob
-1.68	@fakeMoney@sexual
2.28	@fakeMoney@stolen
0.93	@fakeMoney@taskWork
1.26	@fakeMoney@ticketItem
1.51	@fakeMoney@tout
2.31	@fakeMoney@untraceable
1.72	@fakeMoney@visaSham
1.05	@fakeMoney@wildlife
-1.20	@fakeMoney@windfall
0.83	@fee
4.64	@fee #
1.48	@fee ###
-0.94	@fee $
-1.48	@fee and
1.24	@fee even
1.93	@fee first
1.20	@fee for
-1.22	@fee hand
-0.83	@fee help
1.77	@fee i
-1.30	@fee includ
-0.91	@fee is
-0.82	@fee less
-1.68	@fee mor
1.25	@fee must
2.14	@fee need
-1.52	@fee noth
3.12	@fee of
-0.94	@fee only
-1.60	@fee paid
2.04	@fee payabl
-1.35	@fee pleas
-0.94	@fee step
-1.06	@fee the
0.93	@fee to
1.30	@fee top
-0.96	@fee two
1.56	@fee up
0.87	@fee you
2.30	@fee@flat
-2.70	@fee@genuine
2.48	@fee@groupsOfPeople
-1.00	@fee@gun
0.84	@fee@hacking
-2.12	@fee@hardDrug
1.32	@fee@helper
-1.67	@fee@invest
-1.01	@fee@kitchenTool
1.34	@fee@link
1.54	@fee@loan
2.47	@fee@noCredit
1.84	@fee@noSkill
-0.85	@fee@organ
2.15	@fee@originLand
0.83	@fee@parcelFirm
1.47	@fee@parcelWork
2.93	@fee@payWord
-2.19	@fee@piracy
-1.66	@fee@protectedPay
1.92	@fee@pup
1.97	@fee@pyramid
2.06	@fee@salary
1.68	@fee@sexRent
1.19	@fee@sexual
0.85	@fee@stolen
-0.99	@fee@street
1.34	@fee@taskWork
-0.84	@fee@threat
-1.50	@fee@ticketItem
-1.27	@fee@tobacco
-2.36	@fee@toyGun
-1.69	@fee@trustTalk
1.65	@fee@untraceable
1.32	@fee@viewing
1.27	@fee@warZone
0.81	@fee@wildlife
2.52	@fee@windfall
-2.07	@flat #
-1.22	@flat ##
-2.05	@flat ###
1.07	@flat #few
1.99	@flat #teen
-2.58	@flat abov
-1.76	@flat abroad
-1.81	@flat agre
1.25	@flat all
-1.65	@flat and
1.42	@flat are
1.07	@flat association
-0.93	@flat availabl
-1.95	@flat benefit
-1.33	@flat bil
1.70	@flat bring
-0.93	@flat bus
2.17	@flat by
-0.95	@flat canterbur
1.96	@flat cash
-1.64	@flat certificat
1.65	@flat clapham
-1.87	@flat clean
-2.32	@flat clearanc
-1.96	@flat contract
1.68	@flat cost
1.61	@flat custom
-1.37	@flat dat
-1.86	@flat deposit
-1.75	@flat digbeth
1.70	@flat don
-1.44	@flat doubl
2.29	@flat down
-2.11	@flat fallowfield
-0.83	@flat fast
-1.03	@flat fiv
1.37	@flat flat
-1.16	@flat florist
-2.96	@flat from
-0.90	@flat furnish
1.30	@flat garden
-1.55	@flat gas
-1.22	@flat has
-1.26	@flat heaton
1.83	@flat her
2.31	@flat hundr
-3.06	@flat i
1.66	@flat if
-2.65	@flat includ
-0.86	@flat it
2.08	@flat ke
2.46	@flat lat
-2.28	@flat lock
-0.87	@flat me
2.50	@flat moth
-3.78	@flat near
-3.30	@flat need
-0.86	@flat nerf
-1.19	@flat new
-1.41	@flat not
-1.89	@flat of
1.34	@flat off
-2.95	@flat on
-2.21	@flat one
-1.14	@flat ones
-2.26	@flat only
-2.65	@flat open
-0.92	@flat over
1.61	@flat own
-2.35	@flat pack
-1.41	@flat park
-1.61	@flat pet
-1.41	@flat plant
-1.73	@flat pref
0.97	@flat print
-1.15	@flat pupil
-0.97	@flat quart
2.30	@flat read
-2.20	@flat reduc
-1.62	@flat roof
2.25	@flat room
1.80	@flat s
-1.32	@flat saf
1.39	@flat send
1.50	@flat sex
1.92	@flat she
-1.08	@flat shown
-1.03	@flat sit
1.94	@flat sta
-2.08	@flat swap
-1.18	@flat that
-1.02	@flat the
-0.96	@flat thre
-1.88	@flat through
-1.90	@flat thursda
2.79	@flat to
-1.89	@flat two
-0.84	@flat want
-1.01	@flat wash
0.89	@flat we
-2.37	@flat whil
2.81	@flat without
3.16	@flat you
1.62	@flat@genuine
1.41	@flat@groupsOfPeople
2.52	@flat@growOp
2.80	@flat@hacking
-1.90	@flat@insult
-0.92	@flat@invest
1.77	@flat@jail
1.22	@flat@letFraud
-0.82	@flat@link
1.08	@flat@loan
1.73	@flat@medicine
-0.98	@flat@moveMoney
0.94	@flat@noCredit
2.45	@flat@noParent
1.41	@flat@noTicket
2.32	@flat@notSeen
-1.11	@flat@organ
-2.96	@flat@ownWill
-1.29	@flat@paperHold
1.52	@flat@parcelFirm
3.20	@flat@parcelWork
1.67	@flat@payFirst
1.00	@flat@payWord
-2.19	@flat@petCare
1.02	@flat@petFarm
-2.34	@flat@pup
-0.82	@flat@realJob
-1.58	@flat@regulated
2.20	@flat@salary
-2.15	@flat@scheme
2.61	@flat@sexRent
1.23	@flat@sexual
-2.13	@flat@stolen
-1.15	@flat@taskWork
-1.03	@flat@threat
-1.27	@flat@toyGun
2.44	@flat@untraceable
-1.16	@flat@viewing
0.92	@flat@visaSham
1.14	@flat@vulnerable
1.39	@flat@wildlife
-1.29	@flat@windfall
-1.56	@flat@youthLook
-1.11	@forced #
0.83	@forced ##
-3.57	@forced $
-1.20	@forced a
-2.47	@forced and
1.20	@forced as
-2.78	@forced at
1.10	@forced bank
-2.24	@forced be
-0.99	@forced befor
-1.22	@forced begin
-2.21	@forced bik
2.55	@forced by
-0.82	@forced chain
-1.59	@forced class
1.49	@forced countr
1.67	@forced couri
-1.50	@forced cours
1.52	@forced cut
-2.82	@forced design
-1.50	@forced desk
-1.39	@forced driv
-1.46	@forced drug
-0.97	@forced floor
3.03	@forced fob
-1.18	@forced ful
1.34	@forced furnish
-2.84	@forced given
-1.38	@forced go
1.36	@forced got
-1.70	@forced has
-1.70	@forced hom
-1.38	@forced hous
-1.42	@forced i
-1.70	@forced invoic
2.72	@forced is
-0.81	@forced it
-1.03	@forced jok
-1.85	@forced kniv
-1.37	@forced laptop
-1.05	@forced ledg
-1.22	@forced licens
-1.45	@forced mov
1.02	@forced my
1.52	@forced nam
-1.33	@forced not
2.27	@forced noth
-1.98	@forced onc
1.95	@forced onlin
-0.89	@forced out
-0.97	@forced pac
1.12	@forced pack
-3.33	@forced paid
-1.41	@forced photo
1.30	@forced pick
-3.44	@forced plac
-1.15	@forced practic
1.82	@forced prescription
1.83	@forced rent
-1.37	@forced room
1.08	@forced see
-1.50	@forced set
2.77	@forced she
-0.96	@forced sold
-1.86	@forced sword
-1.78	@forced teeth
-1.69	@forced the
1.45	@forced ticket
2.00	@forced to
-1.05	@forced togeth
-2.06	@forced tool
-1.71	@forced two
1.65	@forced ua
-1.70	@forced uk
-2.62	@forced up
-2.08	@forced van
-1.96	@forced way
1.35	@forced we
0.96	@forced wer
0.97	@forced wil
-2.29	@forced with
1.94	@forced work
-1.18	@forced@genuine
2.43	@forced@growOp
0.89	@forced@hacking
-1.17	@forced@handle
-1.27	@forced@images
-1.72	@forced@keys
1.32	@forced@link
3.25	@forced@medicine
-1.60	@forced@moveMoney
3.06	@forced@noCredit
2.42	@forced@noMum
1.16	@forced@noParent
1.59	@forced@noTicket
1.55	@forced@originLand
-2.51	@forced@ownWill
-1.89	@forced@parcelWork
2.02	@forced@payFirst
-1.44	@forced@petCare
1.16	@forced@petFarm
-1.09	@forced@petYoung
-1.72	@forced@protectedPay
-1.80	@forced@pup
2.04	@forced@pyramid
-0.88	@forced@realJob
1.34	@forced@sexual
1.09	@forced@stolen
-1.30	@forced@street
-1.36	@forced@taskWork
1.44	@forced@threat
0.91	@forced@ticketItem
-2.58	@forced@tobacco
2.52	@forced@tout
-1.30	@forced@toyGun
-2.31	@forced@trustTalk
1.99	@forced@untraceable
-3.03	@forced@viewing
3.08	@forced@vulnerable
1.31	@forced@wildlife
-1.75	@forced@windfall
-1.18	@forced@withParent
-0.96	@forced@youthLook
4.38	@friendsFamily
2.28	@friendsFamily i
1.68	@friendsFamily payment
2.71	@friendsFamily pleas
1.82	@friendsFamily@gun
2.37	@friendsFamily@notSeen
3.23	@friendsFamily@payWord
1.68	@friendsFamily@protectedPay
2.59	@friendsFamily@salary
1.97	@friendsFamily@ticketItem
-2.02	@genuine
0.98	@genuine #
-1.41	@genuine $
-1.48	@genuine a
-4.00	@genuine and
2.73	@genuine anoth
-1.55	@genuine bought
3.26	@genuine but
-2.14	@genuine club
-0.99	@genuine contract
-1.72	@genuine from
-1.82	@genuine gucci
-1.49	@genuine honest
-1.76	@genuine mulberr
-2.21	@genuine old
-1.39	@genuine quad
1.18	@genuine quick
-2.02	@genuine reason
-1.56	@genuine receipt
-1.56	@genuine resal
-1.87	@genuine siz
-1.95	@genuine the
-1.24	@genuine wast
-1.86	@genuine wher
-1.52	@genuine worn
-1.73	@genuine@groupsOfPeople
-1.72	@genuine@gun
-1.84	@genuine@hardDrug
1.18	@genuine@haste
-1.47	@genuine@images
-1.04	@genuine@keys
-1.35	@genuine@moveMoney
-3.04	@genuine@nitrous
-1.11	@genuine@noScript
1.02	@genuine@noSkill
-2.07	@genuine@notSeen
-1.34	@genuine@petCare
-2.35	@genuine@piracy
-1.58	@genuine@protectedPay
-1.59	@genuine@pup
-1.57	@genuine@realJob
-1.08	@genuine@regulated
-1.32	@genuine@sexual
-1.28	@genuine@stolen
-0.85	@genuine@taskWork
-1.09	@genuine@ticketItem
1.47	@genuine@tout
-0.89	@genuine@toyGun
-2.52	@genuine@trustTalk
-0.90	@genuine@viewing
-1.85	@genuine@weed
2.08	@genuine@wildlife
-1.60	@genuine@windfall
1.38	@groupsOfPeople
-1.52	@groupsOfPeople ###
1.98	@groupsOfPeople $
-1.48	@groupsOfPeople an
-1.05	@groupsOfPeople and
1.40	@groupsOfPeople bas
2.05	@groupsOfPeople bet
-1.33	@groupsOfPeople book
1.67	@groupsOfPeople burn
-1.70	@groupsOfPeople caravan
-1.24	@groupsOfPeople companion
-1.57	@groupsOfPeople cooker
-1.57	@groupsOfPeople escort
1.84	@groupsOfPeople ful
1.63	@groupsOfPeople girl
1.92	@groupsOfPeople gre
-1.98	@groupsOfPeople head
-2.50	@groupsOfPeople histor
1.91	@groupsOfPeople in
2.11	@groupsOfPeople join
-1.05	@groupsOfPeople lad
-2.19	@groupsOfPeople laundr
3.13	@groupsOfPeople magic
0.88	@groupsOfPeople medium
2.14	@groupsOfPeople need
2.89	@groupsOfPeople no
1.69	@groupsOfPeople ok
2.50	@groupsOfPeople on
2.56	@groupsOfPeople or
1.84	@groupsOfPeople paid
3.43	@groupsOfPeople pleas
-2.52	@groupsOfPeople professional
-2.37	@groupsOfPeople shawl
-1.74	@groupsOfPeople singl
-0.93	@groupsOfPeople spic
-1.13	@groupsOfPeople spoken
-1.88	@groupsOfPeople strap
-1.62	@groupsOfPeople tabl
-2.51	@groupsOfPeople walk
-1.90	@groupsOfPeople woman
-2.55	@groupsOfPeople@growOp
1.27	@groupsOfPeople@gun
-2.18	@groupsOfPeople@images
2.71	@groupsOfPeople@insult
1.49	@groupsOfPeople@invest
-1.17	@groupsOfPeople@jail
1.60	@groupsOfPeople@keys
2.23	@groupsOfPeople@kitchenTool
-2.13	@groupsOfPeople@medicine
0.91	@groupsOfPeople@nitrous
1.92	@groupsOfPeople@noMum
-1.72	@groupsOfPeople@noScript
1.17	@groupsOfPeople@noTicket
4.00	@groupsOfPeople@notSeen
1.15	@groupsOfPeople@organ
-1.51	@groupsOfPeople@ownWill
1.78	@groupsOfPeople@payWord
-0.91	@groupsOfPeople@petCare
1.18	@groupsOfPeople@piracy
0.90	@groupsOfPeople@pup
-1.00	@groupsOfPeople@regulated
3.52	@groupsOfPeople@salary
1.29	@groupsOfPeople@spray
2.86	@groupsOfPeople@stolen
1.57	@groupsOfPeople@taskWork
2.77	@groupsOfPeople@threat
3.37	@groupsOfPeople@untraceable
-2.04	@groupsOfPeople@viewing
2.25	@groupsOfPeople@vulnerable
1.29	@groupsOfPeople@weed
2.01	@groupsOfPeople@wildlife
1.23	@groupsOfPeople@youthLook
1.94	@growOp
-1.81	@growOp #few
1.96	@growOp $
-2.59	@growOp and
-1.11	@growOp car
2.46	@growOp card
2.26	@growOp in
1.77	@growOp off
1.99	@growOp plat
1.08	@growOp quick
2.03	@growOp read
2.55	@growOp thi
-1.94	@growOp war
-2.41	@growOp@gun
-1.21	@growOp@hardDrug
2.66	@growOp@haste
2.53	@growOp@images
1.22	@growOp@keys
1.44	@growOp@moveMoney
1.71	@growOp@noMum
1.88	@growOp@notSeen
-1.46	@growOp@organ
-0.91	@growOp@petCare
-1.90	@growOp@realJob
1.52	@growOp@salary
2.38	@growOp@stolen
-1.96	@growOp@threat
2.16	@growOp@viewing
1.74	@growOp@weed
1.15	@gun
1.59	@gun #
2.36	@gun #teen
-1.61	@gun $
-1.80	@gun a
-1.14	@gun adjust
1.83	@gun ammo
-1.91	@gun black
-0.84	@gun bosch
-1.54	@gun bundl
-2.54	@gun cabinet
-2.66	@gun cartridg
-1.39	@gun certificat
1.61	@gun convert
-2.00	@gun deal
1.32	@gun disguis
-1.21	@gun dog
2.45	@gun dril
2.31	@gun for
-2.17	@gun four
3.64	@gun fram
-3.19	@gun gas
-1.84	@gun glass
-1.56	@gun green
-1.25	@gun heat
-1.67	@gun k
-1.96	@gun lesson
-1.10	@gun look
-2.34	@gun metal
2.34	@gun no
-1.96	@gun pa
-1.71	@gun paslod
-1.08	@gun pellet
1.84	@gun post
-1.44	@gun saf
-1.80	@gun scop
-1.73	@gun shop
-1.71	@gun slip
2.56	@gun stil
-1.45	@gun target
1.34	@gun the
2.70	@gun their
-1.59	@gun theragun
2.01	@gun to
2.17	@gun tonight
1.49	@gun want
-0.99	@gun with
-1.50	@gun work
1.88	@gun@handle
-2.70	@gun@hardDrug
2.72	@gun@haste
1.66	@gun@helper
1.40	@gun@insult
2.14	@gun@invest
-2.63	@gun@keys
-0.86	@gun@link
-1.75	@gun@nitrous
1.50	@gun@noMum
1.88	@gun@noParent
-1.02	@gun@noScript
3.19	@gun@noTicket
1.74	@gun@notSeen
1.51	@gun@organ
1.25	@gun@originLand
-1.41	@gun@ownWill
-0.92	@gun@petFarm
-2.20	@gun@pup
0.89	@gun@realJob
-0.97	@gun@regulated
-1.63	@gun@sexual
1.58	@gun@spray
1.74	@gun@street
1.57	@gun@taskWork
2.41	@gun@ticketItem
1.40	@gun@tout
-3.29	@gun@toyGun
1.79	@gun@trustTalk
-1.81	@gun@viewing
-0.90	@gun@wildlife
1.34	@gun@windfall
4.15	@hacking
2.44	@hacking $
2.92	@hacking account
1.63	@hacking block
3.18	@hacking for
2.08	@hacking on
2.09	@hacking universit
1.38	@hacking whatsap
1.86	@hacking who
2.53	@hacking@helper
0.90	@hacking@images
2.11	@hacking@invest
2.11	@hacking@kitchenTool
2.24	@hacking@noCredit
1.48	@hacking@payFirst
2.21	@hacking@payWord
1.42	@hacking@realJob
1.14	@hacking@salary
1.92	@hacking@stolen
2.53	@hacking@untraceable
3.32	@handle
1.90	@handle $
2.05	@handle dot
-3.09	@handle film
2.32	@handle the
1.35	@handle@helper
1.64	@handle@images
-2.14	@handle@kitchenTool
2.32	@handle@payWord
-0.86	@handle@realJob
-2.06	@handle@toyGun
0.98	@handle@viewing
1.52	@hardDrug
2.45	@hardDrug #
3.65	@hardDrug #few
2.44	@hardDrug and
-2.36	@hardDrug at
-2.27	@hardDrug bag
1.54	@hardDrug bar
-3.68	@hardDrug bear
1.95	@hardDrug best
-1.48	@hardDrug boat
-2.32	@hardDrug bottl
2.95	@hardDrug by
-1.77	@hardDrug camera
1.55	@hardDrug cart
-2.76	@hardDrug chandeli
2.83	@hardDrug chem
-1.97	@hardDrug chic
3.02	@hardDrug deliver
-2.12	@hardDrug dol
-3.28	@hardDrug fil
2.98	@hardDrug for
-0.99	@hardDrug glass
-2.44	@hardDrug glob
-2.42	@hardDrug heal
-2.72	@hardDrug in
0.92	@hardDrug injection
1.93	@hardDrug k
-2.59	@hardDrug lamp
-2.30	@hardDrug mad
2.61	@hardDrug mand
2.32	@hardDrug meth
-1.68	@hardDrug mit
-2.48	@hardDrug moor
1.53	@hardDrug mushroom
3.84	@hardDrug needl
-3.44	@hardDrug of
2.42	@hardDrug pap
2.28	@hardDrug past
2.03	@hardDrug patch
-0.95	@hardDrug peak
3.52	@hardDrug pil
2.90	@hardDrug post
-2.90	@hardDrug rack
-1.93	@hardDrug repair
1.85	@hardDrug rock
-1.75	@hardDrug screen
2.47	@hardDrug sheet
-1.51	@hardDrug shovel
-2.07	@hardDrug singl
-1.65	@hardDrug skat
-1.64	@hardDrug sledg
3.48	@hardDrug straight
-1.86	@hardDrug the
-0.93	@hardDrug tin
1.92	@hardDrug top
-1.67	@hardDrug tripl
-2.55	@hardDrug turn
2.78	@hardDrug two
1.42	@hardDrug vap
1.60	@hardDrug whit
-3.67	@hardDrug zero
-1.99	@hardDrug@invest
2.39	@hardDrug@jail
1.97	@hardDrug@keys
-1.51	@hardDrug@link
-1.26	@hardDrug@loveTalk
2.95	@hardDrug@medicine
2.10	@hardDrug@nitrous
1.13	@hardDrug@noScript
0.83	@hardDrug@noSkill
-1.57	@hardDrug@originLand
1.50	@hardDrug@payWord
-2.64	@hardDrug@petCare
-1.99	@hardDrug@petFarm
1.70	@hardDrug@petYoung
1.15	@hardDrug@piracy
-1.61	@hardDrug@pup
2.35	@hardDrug@realJob
-1.66	@hardDrug@regulated
1.53	@hardDrug@sexual
1.44	@hardDrug@spray
-2.63	@hardDrug@street
2.82	@hardDrug@taskWork
-1.02	@hardDrug@threat
-1.48	@hardDrug@ticketItem
1.25	@hardDrug@tout
-1.47	@hardDrug@trustTalk
1.84	@hardDrug@viewing
2.23	@hardDrug@weed
0.83	@hardDrug@wildlife
-3.48	@hardDrug@windfall
1.58	@haste clon
-1.22	@haste coffe
-1.19	@haste first
2.37	@haste hav
0.97	@haste no
0.89	@haste pay
-1.45	@haste smal
-2.54	@haste start
-1.38	@haste@invest
-1.15	@haste@link
2.07	@haste@medicine
1.59	@haste@organ
2.20	@haste@payWord
0.90	@haste@pyramid
0.89	@haste@spray
1.79	@haste@stolen
-1.31	@haste@street
2.58	@haste@ticketItem
-1.03	@haste@toyGun
1.27	@haste@weed
0.93	@helper ##
-0.95	@helper $
-1.84	@helper a
-2.54	@helper abroad
-2.10	@helper ages
-1.66	@helper allow
-1.45	@helper awn
-2.01	@helper bag
1.25	@helper befor
-1.44	@helper box
-1.38	@helper bring
3.36	@helper brings
-0.91	@helper by
2.05	@helper can
1.57	@helper compan
-0.95	@helper dbs
2.41	@helper depot
2.49	@helper fee
3.15	@helper first
-2.52	@helper for
1.06	@helper from
1.93	@helper handl
1.05	@helper has
1.67	@helper includ
-1.36	@helper into
1.68	@helper job
-0.96	@helper lik
-2.07	@helper manag
1.94	@helper not
-2.19	@helper own
1.26	@helper pay
-2.07	@helper pick
-1.87	@helper prescription
-1.41	@helper register
1.92	@helper remot
-1.31	@helper s
-1.81	@helper sal
-2.67	@helper sam
-2.26	@helper show
-1.68	@helper sra
2.35	@helper them
1.76	@helper until
-2.04	@helper van
-1.22	@helper we
1.49	@helper who
3.75	@helper wil
1.69	@helper your
-0.88	@helper@images
-1.25	@helper@insult
-1.35	@helper@kitchenTool
0.83	@helper@link
-1.54	@helper@loan
1.11	@helper@medicine
0.91	@helper@noCredit
1.44	@helper@noScript
2.04	@helper@noSkill
1.05	@helper@notSeen
1.29	@helper@originLand
1.44	@helper@overpay
-1.79	@helper@ownWill
-1.88	@helper@parcelWork
1.02	@helper@payFirst
1.63	@helper@payWord
-1.46	@helper@petFarm
1.50	@helper@petYoung
2.63	@helper@piracy
-1.09	@helper@protectedPay
2.15	@helper@pup
-2.34	@helper@regulated
2.08	@helper@salary
-1.22	@helper@scheme
-2.46	@helper@street
-0.91	@helper@taskWork
-1.91	@helper@toyGun
0.90	@helper@untraceable
-1.97	@helper@viewing
1.02	@helper@visaSham
1.62	@helper@warZone
-1.82	@helper@weed
1.01	@helper@wildlife
-2.16	@helper@windfall
-2.18	@images all
2.26	@images and
-2.11	@images assessment
1.11	@images book
-1.89	@images but
-0.96	@images by
1.46	@images cal
-1.64	@images camp
2.38	@images cash
-2.19	@images colour
-0.99	@images contain
1.52	@images defenc
-1.75	@images down
-2.60	@images emplo
-1.69	@images flat
1.73	@images for
2.27	@images from
-1.84	@images glass
-2.48	@images heel
-0.90	@images in
-1.96	@images lesson
2.46	@images maid
0.95	@images massag
2.90	@images no
2.85	@images of
2.00	@images ok
1.71	@images onlin
1.23	@images paid
-2.03	@images pleas
1.73	@images privat
-1.58	@images set
-2.00	@images slip
1.84	@images swap
-1.06	@images verifi
1.10	@images without
0.88	@images@insult
0.90	@images@kitchenTool
3.16	@images@link
2.27	@images@noMum
2.84	@images@noParent
2.69	@images@noSkill
1.38	@images@noTicket
1.15	@images@organ
-1.89	@images@ownWill
-1.55	@images@payFirst
-1.17	@images@petCare
-1.83	@images@petFarm
-1.78	@images@piracy
0.80	@images@realJob
-1.51	@images@scheme
1.97	@images@sexual
1.72	@images@spray
1.24	@images@stolen
1.90	@images@taskWork
-1.70	@images@threat
-1.69	@images@tobacco
1.86	@images@toyGun
2.59	@images@visaSham
-3.33	@images@weed
0.92	@images@wildlife
-2.12	@images@windfall
1.59	@insult
-1.83	@insult #
1.22	@insult animal
2.40	@insult as
-1.80	@insult for
1.22	@insult gyppo
1.67	@insult gyps
2.72	@insult hotel
2.05	@insult is
2.05	@insult jew
-0.86	@insult practic
-1.58	@insult shown
-1.89	@insult when
-0.83	@insult@keys
1.50	@insult@kitchenTool
0.90	@insult@notSeen
1.75	@insult@organ
0.83	@insult@salary
-0.87	@insult@stolen
3.24	@insult@taskWork
2.77	@insult@threat
-1.23	@insult@toyGun
0.91	@insult@weed
2.47	@invest ##
-1.84	@invest $
-2.44	@invest and
1.20	@invest bitcoin
1.70	@invest bot
-2.58	@invest box
1.19	@invest doubl
2.39	@invest for
-1.47	@invest from
1.78	@invest group
-1.59	@invest hmrc
2.12	@invest id
-0.95	@invest in
2.02	@invest is
2.11	@invest jam
1.70	@invest mak
1.32	@invest mentor
1.74	@invest mone
1.12	@invest no
1.74	@invest only
1.16	@invest pric
-2.34	@invest sal
1.63	@invest then
-2.65	@invest@keys
-1.19	@invest@loan
-1.48	@invest@loveTalk
1.39	@invest@moveMoney
0.85	@invest@noParent
2.32	@invest@overpay
-1.46	@invest@ownWill
-0.86	@invest@payWord
1.34	@invest@petFarm
-0.82	@invest@pup
1.62	@invest@pyramid
-1.92	@invest@regulated
2.09	@invest@sexRent
2.25	@invest@sexual
-1.50	@invest@stolen
-0.93	@invest@street
0.87	@invest@taskWork
1.08	@invest@ticketItem
0.89	@invest@tobacco
2.46	@invest@tout
-1.17	@invest@viewing
1.56	@invest@windfall
1.57	@jail
2.07	@jail $
-1.50	@jail charit
-1.50	@jail@noScript
-3.08	@keys $
1.38	@keys are
-2.51	@keys at
1.76	@keys barrel
-1.47	@keys bolt
1.00	@keys by
1.97	@keys crack
-1.11	@keys crisp
-1.40	@keys cut
2.08	@keys for
2.08	@keys from
-2.34	@keys hand
-1.07	@keys hpi
-1.89	@keys in
2.50	@keys no
-2.52	@keys only
2.23	@keys or
-1.64	@keys program
-2.24	@keys saf
0.84	@keys the
0.82	@keys to
2.51	@keys unlimit
2.07	@keys wil
1.38	@keys@letFraud
-0.90	@keys@link
-1.04	@keys@loan
-1.00	@keys@medicine
1.08	@keys@noCredit
1.06	@keys@noParent
-1.11	@keys@noScript
1.57	@keys@noSkill
1.80	@keys@notSeen
-0.98	@keys@organ
2.48	@keys@parcelFirm
-1.82	@keys@petYoung
1.81	@keys@piracy
2.41	@keys@realJob
1.31	@keys@stolen
-1.04	@keys@taskWork
0.85	@keys@threat
1.05	@keys@trustTalk
1.50	@keys@untraceable
-1.34	@keys@viewing
-2.59	@keys@weed
-1.68	@keys@wildlife
1.46	@kitchenTool #
-0.91	@kitchenTool #teen
-1.31	@kitchenTool a
-2.43	@kitchenTool and
-1.68	@kitchenTool availabl
-2.26	@kitchenTool big
-1.26	@kitchenTool blad
-2.13	@kitchenTool board
1.32	@kitchenTool book
-2.44	@kitchenTool clear
-1.54	@kitchenTool clearanc
-0.81	@kitchenTool cov
-1.85	@kitchenTool de
-0.92	@kitchenTool dry
-1.50	@kitchenTool fee
-1.83	@kitchenTool for
-1.56	@kitchenTool four
-1.60	@kitchenTool fre
-1.32	@kitchenTool from
-1.75	@kitchenTool furnish
-1.65	@kitchenTool half
2.87	@kitchenTool high
-1.53	@kitchenTool hob
-1.10	@kitchenTool hos
-2.13	@kitchenTool id
-2.03	@kitchenTool is
-1.30	@kitchenTool kitchen
-3.10	@kitchenTool knif
-2.80	@kitchenTool kniv
3.11	@kitchenTool last
1.24	@kitchenTool liv
2.21	@kitchenTool my
-1.32	@kitchenTool no
-1.23	@kitchenTool non
1.19	@kitchenTool of
3.06	@kitchenTool off
-1.15	@kitchenTool open
2.78	@kitchenTool our
-1.45	@kitchenTool over
-1.51	@kitchenTool own
-1.66	@kitchenTool park
1.63	@kitchenTool phon
-1.91	@kitchenTool plant
-0.93	@kitchenTool pot
1.25	@kitchenTool privat
-2.30	@kitchenTool s
-0.81	@kitchenTool sabr
-1.20	@kitchenTool sal
-1.37	@kitchenTool shed
-1.52	@kitchenTool six
-1.35	@kitchenTool stov
-1.26	@kitchenTool sword
2.67	@kitchenTool tabl
-1.34	@kitchenTool tackl
-1.39	@kitchenTool tank
0.82	@kitchenTool test
-0.99	@kitchenTool that
-1.59	@kitchenTool tool
-2.94	@kitchenTool two
0.96	@kitchenTool typical
2.20	@kitchenTool us
-0.84	@kitchenTool van
1.89	@kitchenTool verif
-1.75	@kitchenTool wal
-1.55	@kitchenTool weed
-1.69	@kitchenTool wel
-0.97	@kitchenTool whit
0.81	@kitchenTool with
2.89	@kitchenTool@link
1.55	@kitchenTool@medicine
-1.53	@kitchenTool@moveMoney
0.88	@kitchenTool@noCredit
0.93	@kitchenTool@noScript
0.91	@kitchenTool@originLand
0.98	@kitchenTool@payFirst
-2.09	@kitchenTool@petCare
-3.00	@kitchenTool@piracy
2.05	@kitchenTool@pyramid
-2.12	@kitchenTool@regulated
-1.27	@kitchenTool@spray
1.94	@kitchenTool@stolen
-1.18	@kitchenTool@street
-1.36	@kitchenTool@taskWork
-1.45	@kitchenTool@tobacco
-1.74	@kitchenTool@toyGun
-1.06	@kitchenTool@trustTalk
2.17	@kitchenTool@vulnerable
-1.37	@kitchenTool@weed
4.41	@kitchenTool@wildlife
-1.00	@kitchenTool@youthLook
1.96	@letFraud
1.25	@letFraud and
-1.90	@letFraud host
1.19	@letFraud link
1.70	@letFraud my
1.70	@letFraud wil
2.29	@letFraud you
1.57	@letFraud@link
1.70	@letFraud@noParent
1.39	@letFraud@notSeen
-2.12	@letFraud@realJob
1.68	@letFraud@sexual
3.02	@link
1.20	@link card
-1.39	@link fenc
2.56	@link for
1.98	@link fre
1.91	@link her
-1.54	@link lol
1.95	@link swap
1.79	@link thi
1.13	@link to
-2.27	@link was
2.07	@link your
0.82	@link@medicine
1.18	@link@nitrous
-0.95	@link@organ
0.98	@link@parcelFirm
-0.89	@link@payFirst
2.97	@link@payWord
1.32	@link@realJob
1.68	@link@salary
-2.05	@link@stolen
2.02	@link@taskWork
0.96	@link@ticketItem
1.36	@link@viewing
-1.67	@link@weed
1.84	@link@windfall
-1.49	@loan and
1.57	@loan bad
2.15	@loan me
-2.03	@loan of
-0.87	@loan subject
2.86	@loan your
2.63	@loan@noCredit
0.87	@loan@payWord
1.26	@loan@petCare
2.64	@loan@realJob
1.94	@loan@salary
-0.92	@loan@taskWork
1.21	@loan@ticketItem
1.58	@loan@tout
1.13	@loan@untraceable
1.38	@loveTalk $
1.73	@loveTalk and
-2.01	@loveTalk of
1.98	@loveTalk the
1.74	@loveTalk to
-2.29	@loveTalk@notSeen
1.60	@loveTalk@organ
1.66	@loveTalk@taskWork
1.23	@loveTalk@warZone
2.14	@loveTalk@windfall
2.83	@medicine
2.57	@medicine #
2.46	@medicine ##
0.92	@medicine ###
1.00	@medicine #teen
-0.94	@medicine $
-1.21	@medicine a
2.19	@medicine abov
0.90	@medicine amoxicillin
5.11	@medicine and
1.92	@medicine at
1.98	@medicine bar
2.67	@medicine bottl
1.82	@medicine box
-1.46	@medicine by
-2.00	@medicine clinic
1.20	@medicine dbol
-1.36	@medicine four
2.31	@medicine from
1.43	@medicine girl
1.82	@medicine in
1.60	@medicine jel
-0.99	@medicine kit
2.85	@medicine left
3.05	@medicine legal
1.56	@medicine my
1.74	@medicine no
-2.79	@medicine on
1.27	@medicine one
1.99	@medicine pen
1.84	@medicine pil
1.29	@medicine seal
-0.99	@medicine seven
-1.86	@medicine staff
-3.19	@medicine stool
1.63	@medicine tablet
0.92	@medicine tan
-1.31	@medicine the
2.38	@medicine thre
1.79	@medicine too
-2.13	@medicine towel
1.60	@medicine tren
-2.35	@medicine two
-2.55	@medicine used
1.55	@medicine vall
1.77	@medicine vial
1.03	@medicine with
0.87	@medicine@moveMoney
-0.97	@medicine@nitrous
1.24	@medicine@noMum
5.80	@medicine@noScript
1.14	@medicine@noSkill
0.90	@medicine@noTicket
2.01	@medicine@notSeen
1.57	@medicine@originLand
2.36	@medicine@paperHold
1.13	@medicine@parcelWork
0.98	@medicine@payFirst
1.49	@medicine@petFarm
0.93	@medicine@protectedPay
-1.61	@medicine@pup
-1.76	@medicine@regulated
1.22	@medicine@sexRent
1.27	@medicine@sexual
1.36	@medicine@street
1.73	@medicine@tobacco
-1.55	@medicine@viewing
1.23	@medicine@vulnerable
1.54	@medicine@weed
-1.46	@medicine@wildlife
1.38	@moveMoney
1.32	@moveMoney ##
1.58	@moveMoney ###
1.04	@moveMoney #few
2.78	@moveMoney $
1.61	@moveMoney %
1.77	@moveMoney abroad
1.19	@moveMoney anywher
1.44	@moveMoney at
-1.97	@moveMoney collection
-2.65	@moveMoney ear
2.00	@moveMoney ever
-1.05	@moveMoney feet
1.06	@moveMoney into
1.83	@moveMoney it
1.40	@moveMoney keep
-2.52	@moveMoney leaf
-0.89	@moveMoney mattress
-2.12	@moveMoney metr
1.45	@moveMoney my
-1.25	@moveMoney post
-1.63	@moveMoney screw
-2.83	@moveMoney the
2.10	@moveMoney you
1.38	@moveMoney@noParent
1.72	@moveMoney@noSkill
0.95	@moveMoney@payFirst
-0.80	@moveMoney@protectedPay
1.22	@moveMoney@realJob
-1.06	@moveMoney@street
2.68	@moveMoney@untraceable
0.93	@moveMoney@weed
-0.89	@moveMoney@wildlife
2.62	@nitrous #
1.12	@nitrous ##
0.94	@nitrous $
2.46	@nitrous all
0.83	@nitrous and
-0.81	@nitrous bondag
-1.60	@nitrous box
-2.26	@nitrous by
1.85	@nitrous cream
1.24	@nitrous even
1.43	@nitrous first
-2.38	@nitrous in
-3.03	@nitrous kit
-1.01	@nitrous no
2.73	@nitrous part
1.98	@nitrous payabl
-0.96	@nitrous two
1.50	@nitrous up
-1.52	@nitrous you
-2.39	@nitrous@noScript
1.86	@nitrous@noSkill
-1.91	@nitrous@petFarm
1.49	@nitrous@piracy
-1.97	@nitrous@regulated
1.35	@nitrous@sexual
-1.58	@nitrous@stolen
-1.23	@nitrous@tobacco
1.00	@nitrous@tout
-2.46	@nitrous@toyGun
-1.32	@nitrous@trustTalk
0.81	@nitrous@wildlife
4.06	@noCredit
0.97	@noCredit $
1.99	@noCredit cash
1.01	@noCredit guarant
2.36	@noCredit imei
1.76	@noCredit one
1.05	@noCredit pay
2.71	@noCredit phon
0.99	@noCredit welcom
1.25	@noCredit@noSkill
1.28	@noCredit@notSeen
1.26	@noCredit@payFirst
1.95	@noCredit@payWord
1.56	@noCredit@petCare
1.31	@noCredit@realJob
1.95	@noCredit@salary
1.03	@noCredit@scheme
0.91	@noCredit@sexual
1.53	@noCredit@stolen
5.00	@noMum
1.85	@noMum $
2.52	@noMum be
1.76	@noMum but
1.85	@noMum cash
1.57	@noMum fly
1.03	@noMum i
2.07	@noMum need
2.18	@noMum no
2.28	@noMum on
1.76	@noMum to
1.80	@noMum@organ
1.53	@noMum@originLand
2.67	@noMum@payWord
2.42	@noMum@petCare
1.03	@noMum@petFarm
1.81	@noMum@petYoung
1.51	@noMum@piracy
3.39	@noMum@pup
2.60	@noMum@realJob
2.13	@noMum@salary
1.94	@noMum@sexual
2.81	@noMum@stolen
1.47	@noMum@street
0.86	@noMum@threat
2.79	@noMum@toyGun
1.52	@noMum@vulnerable
1.89	@noMum@wildlife
2.70	@noParent
2.81	@noParent $
1.38	@noParent and
-1.15	@noParent lesson
-2.60	@noParent my
1.70	@noParent the
2.24	@noParent your
1.60	@noParent@payWord
1.71	@noParent@realJob
1.36	@noParent@threat
1.69	@noParent@toyGun
0.83	@noParent@weed
-1.71	@noParent@windfall
2.19	@noScript
1.19	@noScript #
1.46	@noScript ##
-1.73	@noScript and
-2.38	@noScript bulk
2.06	@noScript cash
1.35	@noScript cold
-1.99	@noScript dvd
1.95	@noScript fift
1.10	@noScript first
-2.39	@noScript friend
1.80	@noScript from
1.23	@noScript gold
1.52	@noScript i
-1.84	@noScript knif
-1.68	@noScript light
2.06	@noScript liv
-1.71	@noScript nail
1.57	@noScript need
2.28	@noScript no
2.01	@noScript of
-2.47	@noScript pin
2.11	@noScript post
-1.01	@noScript record
1.39	@noScript sort
-2.92	@noScript ten
1.51	@noScript to
-1.56	@noScript und
1.08	@noScript vial
1.12	@noScript weight
0.90	@noScript@noSkill
0.85	@noScript@noTicket
-0.98	@noScript@notSeen
1.77	@noScript@organ
1.11	@noScript@parcelWork
0.90	@noScript@payWord
-2.07	@noScript@pup
-1.08	@noScript@realJob
-1.70	@noScript@spray
1.12	@noScript@stolen
-1.41	@noScript@street
-2.89	@noScript@threat
2.40	@noScript@tobacco
1.50	@noScript@trustTalk
1.35	@noScript@viewing
2.28	@noScript@warZone
3.30	@noScript@weed
1.59	@noScript@wildlife
1.21	@noScript@windfall
1.99	@noSkill
2.09	@noSkill #
-2.01	@noSkill about
3.50	@noSkill ask
1.84	@noSkill cash
1.90	@noSkill do
-1.49	@noSkill meet
1.73	@noSkill no
1.51	@noSkill pay
0.90	@noSkill payment
0.91	@noSkill start
1.60	@noSkill student
-1.96	@noSkill train
2.22	@noSkill we
1.01	@noSkill@noTicket
1.37	@noSkill@notSeen
1.20	@noSkill@organ
-1.78	@noSkill@originLand
1.42	@noSkill@payFirst
0.95	@noSkill@payWord
1.12	@noSkill@petCare
-1.66	@noSkill@petFarm
-1.15	@noSkill@regulated
3.18	@noSkill@sexual
3.03	@noSkill@stolen
1.66	@noSkill@taskWork
1.67	@noSkill@vulnerable
-1.28	@noSkill@weed
5.59	@noTicket
1.66	@noTicket ##
3.20	@noTicket $
1.10	@noTicket as
1.32	@noTicket ask
1.71	@noTicket at
1.35	@noTicket box
2.11	@noTicket cash
1.97	@noTicket collection
1.57	@noTicket fly
1.99	@noTicket must
1.79	@noTicket need
1.12	@noTicket@notSeen
1.08	@noTicket@organ
1.55	@noTicket@payWord
1.27	@noTicket@petYoung
1.48	@noTicket@pup
2.16	@noTicket@realJob
0.93	@noTicket@salary
1.12	@noTicket@sexual
2.70	@noTicket@stolen
1.51	@noTicket@street
1.47	@noTicket@threat
1.61	@noTicket@ticketItem
1.57	@noTicket@toyGun
1.00	@noTicket@weed
1.32	@noTicket@wildlife
2.06	@notSeen
1.88	@notSeen #
2.00	@notSeen $
-1.50	@notSeen abi
0.96	@notSeen as
1.11	@notSeen at
1.80	@notSeen bank
1.65	@notSeen bas
-1.75	@notSeen bu
1.35	@notSeen deliver
2.04	@notSeen email
1.36	@notSeen fifteen
-1.72	@notSeen for
-1.74	@notSeen from
0.94	@notSeen great
2.06	@notSeen hold
1.05	@notSeen i
1.64	@notSeen it
2.25	@notSeen keep
1.38	@notSeen liv
2.38	@notSeen must
1.03	@notSeen no
1.39	@notSeen on
0.96	@notSeen pay
-1.87	@notSeen pick
-3.37	@notSeen pleas
-2.52	@notSeen pric
0.85	@notSeen sel
-1.69	@notSeen shelv
1.74	@notSeen show
-1.00	@notSeen sinc
1.35	@notSeen tak
1.25	@notSeen text
2.22	@notSeen the
1.02	@notSeen to
-1.74	@notSeen two
1.63	@notSeen want
0.92	@notSeen we
-1.80	@notSeen when
2.23	@notSeen whit
-1.68	@notSeen with
2.45	@notSeen@organ
2.40	@notSeen@originLand
-2.22	@notSeen@ownWill
1.56	@notSeen@parcelFirm
2.53	@notSeen@payFirst
1.00	@notSeen@payWord
1.16	@notSeen@petCare
1.32	@notSeen@petYoung
0.84	@notSeen@piracy
2.61	@notSeen@protectedPay
3.03	@notSeen@pup
-1.17	@notSeen@regulated
-1.37	@notSeen@scheme
0.98	@notSeen@sexRent
-1.70	@notSeen@sexual
-1.99	@notSeen@stolen
0.98	@notSeen@taskWork
1.22	@notSeen@threat
-0.86	@notSeen@tobacco
2.42	@notSeen@tout
-2.64	@notSeen@toyGun
3.73	@notSeen@untraceable
1.52	@notSeen@viewing
-2.37	@notSeen@windfall
1.35	@notSeen@youthLook
1.67	@organ
-2.41	@organ $
1.12	@organ abov
-3.21	@organ abroad
2.21	@organ and
-0.94	@organ batter
-2.27	@organ bean
-2.65	@organ bird
2.42	@organ blood
2.06	@organ bullet
1.38	@organ clos
-1.70	@organ dish
3.90	@organ for
-1.17	@organ hybrid
-0.90	@organ music
-1.32	@organ on
1.53	@organ oversea
-0.86	@organ pencil
-0.86	@organ room
-0.94	@organ two
-2.52	@organ wag
2.54	@organ with
-1.97	@organ yamaha
0.89	@organ@originLand
2.29	@organ@paperHold
1.47	@organ@payFirst
1.79	@organ@payWord
0.98	@organ@petYoung
1.15	@organ@pup
-1.48	@organ@regulated
1.24	@organ@salary
-0.90	@organ@scheme
1.47	@organ@sexRent
1.67	@organ@sexual
-1.00	@organ@stolen
-2.13	@organ@ticketItem
0.81	@organ@toyGun
1.74	@organ@trustTalk
-1.30	@organ@viewing
1.81	@organ@vulnerable
1.54	@organ@warZone
0.87	@organ@weed
-1.10	@organ@windfall
1.74	@originLand $
-1.78	@originLand communit
-1.89	@originLand coupl
-0.93	@originLand dictionar
1.41	@originLand girl
1.92	@originLand gre
-1.98	@originLand head
-1.26	@originLand interpret
-2.22	@originLand massag
2.16	@originLand passport
2.38	@originLand qualit
-0.93	@originLand spic
-1.13	@originLand spoken
1.76	@originLand wil
-1.91	@originLand@ownWill
1.09	@originLand@pup
-2.56	@originLand@realJob
-0.97	@originLand@regulated
2.09	@originLand@salary
-0.82	@originLand@scheme
-0.89	@originLand@sexual
-1.30	@originLand@taskWork
-2.13	@originLand@threat
-2.65	@originLand@toyGun
-1.27	@originLand@trustTalk
1.25	@originLand@viewing
1.11	@originLand@vulnerable
1.28	@originLand@weed
1.06	@overpay
1.99	@overpay pleas
2.41	@overpay@payWord
1.98	@overpay@salary
2.15	@overpay@untraceable
-3.37	@ownWill
-1.46	@ownWill #
-1.93	@ownWill $
-2.13	@ownWill and
-1.06	@ownWill by
-1.23	@ownWill lad
-1.71	@ownWill leed
-0.97	@ownWill my
-1.32	@ownWill no
-1.85	@ownWill only
-1.80	@ownWill saf
-1.06	@ownWill verifi
-1.15	@ownWill@payWord
-1.38	@ownWill@realJob
-1.42	@ownWill@regulated
-1.54	@ownWill@salary
-1.50	@ownWill@sexual
-2.31	@ownWill@taskWork
-1.16	@ownWill@trustTalk
-1.68	@ownWill@viewing
-1.77	@ownWill@wildlife
2.91	@paperHold
1.76	@paperHold and
2.38	@paperHold sta
2.97	@paperHold@payWord
2.30	@paperHold@salary
1.71	@paperHold@toyGun
1.18	@parcelFirm
-1.04	@parcelFirm $
0.93	@parcelFirm a
1.62	@parcelFirm fee
1.95	@parcelFirm in
2.07	@parcelFirm onc
-1.62	@parcelFirm special
0.82	@parcelFirm@payFirst
2.43	@parcelFirm@payWord
-1.60	@parcelFirm@realJob
1.40	@parcelFirm@salary
1.42	@parcelFirm@sexual
-1.72	@parcelFirm@toyGun
1.44	@parcelFirm@untraceable
-0.81	@parcelFirm@viewing
1.33	@parcelWork $
1.58	@parcelWork and
2.34	@parcelWork at
-1.34	@parcelWork deliver
-1.24	@parcelWork depot
1.87	@parcelWork for
1.23	@parcelWork inspector
1.31	@parcelWork pay
1.65	@parcelWork put
-2.81	@parcelWork sort
1.56	@parcelWork tak
-1.54	@parcelWork tap
1.94	@parcelWork you
-1.56	@parcelWork@petCare
-1.19	@parcelWork@realJob
-1.12	@parcelWork@regulated
0.94	@parcelWork@sexRent
-1.65	@parcelWork@windfall
1.15	@payFirst
2.55	@payFirst $
-1.30	@payFirst fee
1.42	@payFirst fre
1.17	@payFirst get
2.08	@payFirst i
-2.69	@payFirst so
2.20	@payFirst year
1.26	@payFirst@payWord
1.72	@payFirst@realJob
1.84	@payFirst@regulated
1.74	@payFirst@salary
-1.09	@payFirst@street
-1.56	@payFirst@taskWork
-1.17	@payFirst@threat
1.34	@payFirst@ticketItem
1.65	@payFirst@tout
1.41	@payFirst@untraceable
1.12	@payFirst@viewing
0.82	@payFirst@weed
2.35	@payFirst@windfall
2.37	@payWord #
1.52	@payWord ##
2.24	@payWord ###
1.20	@payWord #few
-1.57	@payWord #teen
-2.62	@payWord administrator
1.45	@payWord are
-2.01	@payWord at
0.96	@payWord back
-0.87	@payWord break
-1.87	@payWord cap
-1.31	@payWord cash
1.99	@payWord check
2.02	@payWord com
1.06	@payWord cop
-1.73	@payWord couri
3.21	@payWord deposit
-1.25	@payWord ever
-2.48	@payWord fin
2.66	@payWord first
-0.94	@payWord fiv
-1.96	@payWord flexibl
2.21	@payWord for
1.34	@payWord friend
-1.68	@payWord ful
2.56	@payWord get
-2.27	@payWord good
3.08	@payWord half
1.89	@payWord him
-1.92	@payWord hold
-1.55	@payWord i
2.45	@payWord if
1.34	@payWord in
-1.93	@payWord interview
1.73	@payWord is
2.19	@payWord it
1.63	@payWord let
-2.33	@payWord loom
2.56	@payWord me
-3.16	@payWord month
-1.60	@payWord mor
1.50	@payWord my
1.54	@payWord need
2.18	@payWord no
-1.67	@payWord not
-2.80	@payWord noth
2.41	@payWord now
2.10	@payWord off
2.28	@payWord ok
-3.06	@payWord on
-3.39	@payWord onc
0.86	@payWord one
1.15	@payWord open
-1.09	@payWord or
1.89	@payWord our
1.50	@payWord out
-0.81	@payWord payrol
1.80	@payWord photo
1.51	@payWord postag
-0.89	@payWord process
2.27	@payWord proof
-2.59	@payWord protect
-1.79	@payWord referenc
-1.72	@payWord refund
-0.87	@payWord revalidation
2.07	@payWord show
-1.52	@payWord six
-2.05	@payWord start
1.42	@payWord statu
-1.97	@payWord sum
-1.31	@payWord tak
-1.03	@payWord that
3.16	@payWord the
1.78	@payWord them
2.00	@payWord then
1.69	@payWord ther
2.86	@payWord to
3.79	@payWord toda
2.32	@payWord too
2.11	@payWord transf
-2.56	@payWord travel
1.94	@payWord via
1.26	@payWord view
-2.06	@payWord visa
-1.74	@payWord when
-0.90	@payWord with
-1.65	@payWord work
2.68	@payWord you
1.36	@payWord your
2.29	@payWord@petCare
-3.40	@payWord@petFarm
0.91	@payWord@petYoung
3.01	@payWord@piracy
-0.86	@payWord@protectedPay
1.91	@payWord@pup
1.98	@payWord@pyramid
0.81	@payWord@sexRent
2.28	@payWord@sexual
-2.70	@payWord@street
1.57	@payWord@threat
2.08	@payWord@tobacco
3.35	@payWord@tout
3.09	@payWord@trustTalk
4.48	@payWord@untraceable
1.60	@payWord@visaSham
1.13	@payWord@vulnerable
1.14	@payWord@wildlife
1.68	@payWord@windfall
0.89	@payWord@youthLook
-1.33	@petCare
-1.67	@petCare #teen
-2.75	@petCare $
-1.17	@petCare besid
-1.48	@petCare chip
-1.08	@petCare colli
1.44	@petCare fee
-1.50	@petCare first
-1.15	@petCare fiv
2.12	@petCare for
-1.57	@petCare hello
-1.08	@petCare hom
-0.93	@petCare hotel
-1.03	@petCare is
-1.50	@petCare microchip
-2.00	@petCare mum
1.33	@petCare no
2.39	@petCare numb
-2.11	@petCare shown
-1.24	@petCare vaccinat
-1.85	@petCare vet
-1.61	@petCare we
-1.52	@petCare with
-0.99	@petCare work
1.47	@petCare@petYoung
-2.83	@petCare@piracy
-2.34	@petCare@pup
-1.34	@petCare@regulated
3.13	@petCare@salary
-1.51	@petCare@sexual
-1.27	@petCare@taskWork
-1.56	@petCare@threat
-2.18	@petCare@toyGun
-0.88	@petCare@trustTalk
-1.13	@petCare@viewing
1.47	@petCare@vulnerable
-2.01	@petCare@weed
2.35	@petFarm
1.89	@petFarm $
2.15	@petFarm alwa
-1.69	@petFarm and
-1.81	@petFarm bang
-1.01	@petFarm but
1.41	@petFarm cash
1.84	@petFarm dm
1.75	@petFarm from
-1.52	@petFarm mot
2.71	@petFarm near
0.95	@petFarm next
1.14	@petFarm on
1.86	@petFarm only
1.45	@petFarm thirt
-1.65	@petFarm two
1.41	@petFarm want
1.47	@petFarm week
1.40	@petFarm with
0.87	@petFarm@petYoung
-2.05	@petFarm@piracy
3.80	@petFarm@pup
-0.91	@petFarm@regulated
-2.42	@petFarm@salary
0.88	@petFarm@spray
-2.43	@petFarm@stolen
-1.66	@petFarm@threat
1.68	@petFarm@ticketItem
0.88	@petFarm@viewing
1.41	@petFarm@weed
1.70	@petYoung
2.59	@petYoung bottl
-1.66	@petYoung for
-2.23	@petYoung of
2.44	@petYoung old
-0.82	@petYoung paid
1.94	@petYoung pay
2.30	@petYoung read
-1.01	@petYoung student
-1.01	@petYoung view
3.13	@petYoung@pup
1.49	@petYoung@salary
-1.80	@petYoung@scheme
-1.56	@petYoung@street
0.84	@petYoung@threat
-2.81	@petYoung@viewing
1.14	@piracy
1.73	@piracy #
-2.56	@piracy #few
3.14	@piracy #teen
-0.91	@piracy abnormal
1.63	@piracy all
1.82	@piracy deliver
-1.94	@piracy escort
1.65	@piracy ever
1.29	@piracy fight
-3.28	@piracy fil
2.80	@piracy firestick
2.02	@piracy for
-3.49	@piracy in
1.89	@piracy one
-1.99	@piracy or
-1.93	@piracy repair
1.85	@piracy rock
-1.75	@piracy screen
1.69	@piracy sky
2.07	@piracy stick
1.24	@piracy ticket
-2.07	@piracy to
2.47	@piracy with
-1.97	@piracy@pup
-2.63	@piracy@realJob
-1.12	@piracy@regulated
1.69	@piracy@salary
-0.94	@piracy@scheme
-1.75	@piracy@sexual
-1.50	@piracy@taskWork
-1.11	@piracy@threat
2.10	@piracy@tout
1.63	@piracy@viewing
1.47	@piracy@vulnerable
-1.28	@piracy@weed
-2.00	@protectedPay
-2.25	@protectedPay $
-1.61	@protectedPay and
1.68	@protectedPay from
-1.51	@protectedPay i
-1.61	@protectedPay or
-2.37	@protectedPay sumup
-1.03	@protectedPay@regulated
-2.03	@protectedPay@sexual
-2.74	@protectedPay@stolen
-1.64	@protectedPay@taskWork
-1.15	@protectedPay@untraceable
0.84	@protectedPay@weed
-0.96	@pup
-1.88	@pup #
2.13	@pup #few
-1.92	@pup #teen
-2.22	@pup $
-1.54	@pup a
-1.71	@pup adult
-1.47	@pup and
-2.79	@pup are
2.72	@pup at
-2.00	@pup bed
-1.67	@pup boy
-2.05	@pup cat
1.47	@pup cavapoo
-1.85	@pup chew
-1.00	@pup class
-2.02	@pup climb
-1.21	@pup crat
1.70	@pup deliver
-1.86	@pup door
1.99	@pup each
1.47	@pup ear
-1.79	@pup eleven
1.27	@pup ever
2.02	@pup for
1.93	@pup fre
-2.86	@pup groom
-1.34	@pup has
2.02	@pup husk
1.53	@pup import
-2.28	@pup in
1.42	@pup is
-1.19	@pup kc
-0.99	@pup look
2.52	@pup mum
-1.21	@pup need
-1.56	@pup nin
1.21	@pup of
-2.09	@pup on
-1.73	@pup or
-1.63	@pup otle
-1.68	@pup over
-2.53	@pup pad
2.00	@pup pay
-1.64	@pup pen
2.06	@pup pug
2.25	@pup pup
2.12	@pup pupp
-0.91	@pup s
1.30	@pup six
-0.83	@pup ten
-1.43	@pup tra
-2.59	@pup train
-2.89	@pup walk
1.56	@pup week
-1.09	@pup weekend
-1.38	@pup welcom
2.41	@pup xl
2.11	@pup york
-1.15	@pup@realJob
1.68	@pup@salary
1.91	@pup@scheme
-2.78	@pup@sexual
-3.48	@pup@stolen
-2.07	@pup@street
-0.91	@pup@taskWork
-1.60	@pup@viewing
-2.00	@pup@weed
-0.96	@pup@wildlife
3.39	@pyramid
1.00	@pyramid circl
2.31	@pyramid for
1.66	@pyramid i
0.90	@pyramid limit
1.00	@pyramid put
1.47	@pyramid@realJob
1.79	@pyramid@salary
2.08	@realJob ##
-0.81	@realJob #few
-1.23	@realJob #teen
-0.94	@realJob a
-1.66	@realJob as
-1.32	@realJob at
-1.16	@realJob awa
-1.24	@realJob bas
1.87	@realJob befor
-1.54	@realJob bel
-1.26	@realJob blad
-2.22	@realJob book
-1.58	@realJob bus
-1.84	@realJob by
-2.14	@realJob day
-0.90	@realJob deep
-1.54	@realJob desk
1.41	@realJob detail
-1.15	@realJob driv
-2.29	@realJob escort
-2.19	@realJob forward
-2.81	@realJob friend
-3.21	@realJob from
-0.86	@realJob gat
-2.11	@realJob girl
1.03	@realJob guarant
-0.84	@realJob help
-2.25	@realJob in
-1.92	@realJob indian
-1.22	@realJob is
-2.06	@realJob knif
-2.05	@realJob kniv
-1.15	@realJob lesson
-1.36	@realJob mot
-1.27	@realJob next
0.88	@realJob on
-2.24	@realJob operativ
-0.94	@realJob our
-1.04	@realJob pick
-1.32	@realJob pleas
-0.85	@realJob post
-1.89	@realJob privat
-2.36	@realJob run
1.49	@realJob six
1.43	@realJob start
-0.80	@realJob step
1.53	@realJob tabl
-1.34	@realJob trous
-1.29	@realJob two
-2.40	@realJob uniform
-1.84	@realJob used
0.81	@realJob useful
2.80	@realJob vaccin
-2.67	@realJob with
-1.76	@realJob work
-1.94	@realJob writ
-1.45	@realJob you
-1.37	@realJob your
-1.79	@realJob@scheme
0.94	@realJob@street
-1.27	@realJob@threat
-1.61	@realJob@ticketItem
-1.37	@realJob@trustTalk
-1.54	@realJob@viewing
0.93	@realJob@visaSham
2.22	@realJob@vulnerable
-1.49	@realJob@withParent
0.98	@realJob@youthLook
-3.11	@regulated
-1.45	@regulated #
-3.14	@regulated $
-2.00	@regulated badg
-0.94	@regulated book
-1.17	@regulated by
-1.10	@regulated caravan
-1.17	@regulated card
-0.99	@regulated contract
2.55	@regulated cost
1.46	@regulated green
-1.61	@regulated level
-0.86	@regulated licens
-1.49	@regulated numb
-1.32	@regulated or
-2.07	@regulated paid
-1.16	@regulated parent
-2.22	@regulated register
-1.57	@regulated regulat
-0.93	@regulated spa
-0.93	@regulated therapist
-1.32	@regulated to
-1.24	@regulated wast
2.36	@regulated without
-0.99	@regulated@salary
-1.25	@regulated@scheme
-2.41	@regulated@sexual
2.09	@regulated@stolen
-0.94	@regulated@toyGun
-1.68	@regulated@untraceable
-1.44	@regulated@viewing
1.24	@regulated@weed
-0.82	@regulated@withParent
2.21	@salary #
2.02	@salary ##
-0.97	@salary #teen
-0.93	@salary advic
1.61	@salary aft
-2.55	@salary all
1.79	@salary and
-1.65	@salary at
1.56	@salary back
-2.64	@salary befor
-0.83	@salary by
-1.57	@salary caravan
-2.83	@salary cash
1.83	@salary com
-1.47	@salary contract
-1.73	@salary couri
2.93	@salary deposit
1.36	@salary fee
1.90	@salary first
-2.15	@salary flexibl
4.27	@salary for
-1.21	@salary ful
-2.17	@salary good
2.79	@salary half
2.11	@salary her
1.89	@salary him
-2.24	@salary holida
1.56	@salary in
-1.17	@salary interview
1.89	@salary it
1.63	@salary let
1.26	@salary me
-1.21	@salary no
-2.80	@salary noth
-2.82	@salary on
1.74	@salary our
1.50	@salary out
-2.09	@salary plu
-2.05	@salary start
-1.31	@salary tak
-1.03	@salary that
2.41	@salary the
1.69	@salary ther
1.01	@salary to
1.80	@salary toda
0.86	@salary train
-1.99	@salary up
0.82	@salary via
1.64	@salary we
-1.45	@salary week
-0.84	@salary what
-1.37	@salary work
2.80	@salary you
2.36	@salary@scheme
1.72	@salary@sexual
-1.19	@salary@threat
2.34	@salary@ticketItem
2.37	@salary@tout
2.58	@salary@trustTalk
1.32	@salary@untraceable
1.52	@salary@visaSham
0.90	@salary@vulnerable
-0.84	@salary@weed
2.11	@salary@wildlife
3.49	@salary@windfall
0.89	@salary@youthLook
-1.25	@scheme
-2.22	@scheme $
-0.91	@scheme and
0.90	@scheme from
-0.81	@scheme nearb
-2.77	@scheme need
1.03	@scheme no
1.94	@scheme pay
1.91	@scheme read
-0.91	@scheme referenc
-0.97	@scheme room
-1.01	@scheme student
-1.11	@scheme then
-1.79	@scheme to
-1.51	@scheme view
-1.58	@scheme@sexual
-1.41	@scheme@stolen
0.84	@scheme@threat
-1.97	@scheme@toyGun
-2.33	@scheme@viewing
-1.21	@scheme@weed
-1.21	@scheme@windfall
3.20	@sexRent
1.82	@sexRent #
-2.03	@sexRent $
1.99	@sexRent and
1.48	@sexRent compan
1.87	@sexRent fun
1.99	@sexRent if
2.16	@sexRent in
1.96	@sexRent no
1.50	@sexRent sex
1.42	@sexRent with
3.50	@sexRent@sexual
2.01	@sexRent@street
1.67	@sexRent@toyGun
1.64	@sexual
-1.66	@sexual #
-1.92	@sexual ##
1.15	@sexual $
2.12	@sexual aft
2.60	@sexual are
1.59	@sexual arrangement
-1.54	@sexual as
3.09	@sexual bod
-1.48	@sexual bought
1.01	@sexual by
-1.36	@sexual can
2.50	@sexual cash
2.15	@sexual charg
1.95	@sexual clean
-2.19	@sexual colour
-1.58	@sexual dbs
-1.46	@sexual ebik
-1.87	@sexual even
-0.88	@sexual flat
-1.87	@sexual fram
-1.87	@sexual from
1.59	@sexual ful
-2.48	@sexual heel
2.02	@sexual hous
2.90	@sexual i
-2.03	@sexual king
2.12	@sexual lad
2.63	@sexual leed
-1.68	@sexual light
2.13	@sexual luton
0.92	@sexual massag
2.52	@sexual masseur
-2.26	@sexual minibu
-1.55	@sexual must
1.74	@sexual my
2.06	@sexual need
-2.13	@sexual new
-1.56	@sexual no
1.71	@sexual non
1.68	@sexual nuru
3.01	@sexual of
-1.66	@sexual our
3.05	@sexual owo
1.08	@sexual paid
-1.46	@sexual part
-2.47	@sexual pin
1.73	@sexual post
-2.04	@sexual postag
2.43	@sexual prostat
-1.61	@sexual rs
-0.83	@sexual semi
1.21	@sexual send
2.50	@sexual servic
-2.00	@sexual slip
2.76	@sexual tonight
2.40	@sexual up
-3.21	@sexual vehicl
1.67	@sexual want
-1.90	@sexual welcom
-1.17	@sexual what
-1.03	@sexual would
1.47	@sexual year
1.43	@sexual you
1.89	@sexual@spray
1.39	@sexual@street
1.72	@sexual@tobacco
2.40	@sexual@toyGun
-1.89	@sexual@viewing
2.18	@sexual@windfall
1.66	@sexual@youthLook
2.68	@spray
2.07	@spray #
2.44	@spray also
-1.03	@spray and
-2.03	@spray batter
1.32	@spray disguis
1.41	@spray for
-2.95	@spray fre
-2.60	@spray green
4.30	@spray in
2.29	@spray on
-2.32	@spray paint
1.32	@spray stun
0.86	@spray tab
2.18	@spray that
2.42	@spray torch
-2.13	@spray wash
1.24	@spray@stolen
2.18	@spray@street
2.36	@spray@taskWork
1.51	@spray@toyGun
-1.02	@spray@viewing
-1.12	@spray@weed
1.85	@spray@windfall
1.76	@stolen
-2.74	@stolen ##
-2.17	@stolen ###
2.83	@stolen a
1.42	@stolen and
2.40	@stolen any
-1.85	@stolen as
-0.92	@stolen availabl
1.76	@stolen barrel
-1.75	@stolen bolt
-0.99	@stolen car
-2.43	@stolen carri
2.64	@stolen cash
1.25	@stolen contract
-0.86	@stolen cpd
1.28	@stolen cub
2.55	@stolen cut
1.11	@stolen fast
-1.50	@stolen flap
-1.59	@stolen for
1.25	@stolen four
1.68	@stolen from
2.75	@stolen how
-1.08	@stolen i
1.01	@stolen ignition
2.36	@stolen imei
-1.75	@stolen in
2.05	@stolen induction
-1.83	@stolen left
-1.12	@stolen lit
-0.93	@stolen liv
-1.10	@stolen long
2.09	@stolen makita
-2.04	@stolen n
0.84	@stolen need
-1.87	@stolen new
4.04	@stolen no
-1.13	@stolen not
2.33	@stolen notic
-1.17	@stolen on
1.36	@stolen passcod
0.90	@stolen payment
3.19	@stolen phon
-1.84	@stolen replac
1.95	@stolen run
-1.57	@stolen s
-1.96	@stolen scratch
2.64	@stolen securit
2.95	@stolen somebod
-1.08	@stolen stead
-2.28	@stolen ston
2.14	@stolen tel
-0.89	@stolen test
3.11	@stolen the
-1.78	@stolen tre
-1.60	@stolen tub
2.36	@stolen wher
-1.86	@stolen yet
-1.64	@stolen@ticketItem
1.19	@stolen@tobacco
-0.84	@stolen@trustTalk
1.60	@stolen@viewing
-3.29	@stolen@weed
-1.23	@stolen@youthLook
1.31	@street
1.45	@street $
2.11	@street and
-2.74	@street bik
-1.02	@street bin
-0.88	@street bluetooth
-0.84	@street bus
2.37	@street camera
-1.40	@street four
-1.50	@street from
-0.99	@street in
1.25	@street it
1.97	@street leed
1.25	@street not
-2.02	@street of
2.29	@street on
-0.92	@street part
-1.50	@street post
2.17	@street she
-1.56	@street the
2.43	@street to
-1.02	@street two
-1.17	@street up
2.06	@street use
-1.03	@street we
1.82	@street with
1.00	@street@threat
1.97	@street@ticketItem
1.03	@street@tout
2.72	@street@toyGun
-1.27	@street@weed
-1.58	@street@wildlife
-1.03	@taskWork ##
2.15	@taskWork $
2.05	@taskWork a
1.90	@taskWork advert
-1.65	@taskWork an
1.65	@taskWork and
1.94	@taskWork brunett
-2.03	@taskWork coffe
-2.33	@taskWork compan
0.82	@taskWork earn
-1.61	@taskWork fish
-1.70	@taskWork for
-1.08	@taskWork garden
-2.89	@taskWork hil
2.12	@taskWork i
-2.49	@taskWork it
0.97	@taskWork job
-1.04	@taskWork ke
3.24	@taskWork littl
1.09	@taskWork liv
-1.90	@taskWork mind
-0.92	@taskWork no
-1.47	@taskWork peopl
1.35	@taskWork rat
-1.58	@taskWork shown
-0.93	@taskWork somebod
2.55	@taskWork sweet
-1.65	@taskWork the
-1.67	@taskWork thi
-2.19	@taskWork to
1.59	@taskWork video
2.74	@taskWork your
2.19	@taskWork@threat
-1.64	@taskWork@ticketItem
-1.32	@taskWork@trustTalk
1.22	@taskWork@untraceable
0.95	@taskWork@weed
-1.88	@taskWork@wildlife
1.18	@taskWork@youthLook
-1.08	@threat #few
-1.20	@threat $
3.56	@threat a
1.54	@threat all
1.46	@threat and
2.45	@threat at
-2.16	@threat bil
-1.21	@threat cherr
-1.79	@threat damag
-1.81	@threat deal
-1.69	@threat disposal
-3.37	@threat for
-3.19	@threat gas
-1.84	@threat glass
-1.67	@threat heel
2.90	@threat how
-2.61	@threat jacket
-1.96	@threat lesson
-1.21	@threat lipstick
-0.94	@threat mone
1.19	@threat no
1.26	@threat stil
1.04	@threat the
2.70	@threat their
2.17	@threat tonight
-1.26	@threat weed
3.86	@threat you
2.62	@threat yourself
-1.14	@threat@ticketItem
-1.13	@threat@toyGun
1.61	@threat@trustTalk
-2.11	@threat@weed
-2.24	@threat@windfall
-1.06	@threat@youthLook
1.94	@ticketItem ##
-1.02	@ticketItem ###
1.78	@ticketItem #few
-2.27	@ticketItem $
1.24	@ticketItem all
1.22	@ticketItem at
1.24	@ticketItem awa
1.10	@ticketItem bulk
-1.44	@ticketItem by
-2.17	@ticketItem cannot
-1.87	@ticketItem child
2.38	@ticketItem don
-0.99	@ticketItem fiv
-3.69	@ticketItem for
-1.40	@ticketItem four
-1.58	@ticketItem fre
-2.24	@ticketItem hold
1.73	@ticketItem in
1.64	@ticketItem is
-2.35	@ticketItem leed
2.56	@ticketItem lent
-2.82	@ticketItem mak
-1.95	@ticketItem no
-2.13	@ticketItem saturda
1.92	@ticketItem sel
-1.75	@ticketItem six
-1.53	@ticketItem sofa
2.01	@ticketItem sold
-2.44	@ticketItem stub
-1.97	@ticketItem t
-1.35	@ticketItem to
1.41	@ticketItem two
1.43	@ticketItem wemble
4.34	@ticketItem@tout
-0.98	@ticketItem@toyGun
-1.94	@ticketItem@weed
-1.88	@ticketItem@windfall
2.21	@tobacco
2.45	@tobacco ##
2.85	@tobacco $
0.98	@tobacco amb
2.04	@tobacco and
-2.04	@tobacco break
1.78	@tobacco bulk
2.39	@tobacco by
1.29	@tobacco dut
0.95	@tobacco first
2.12	@tobacco for
2.96	@tobacco from
1.23	@tobacco is
-0.86	@tobacco most
2.60	@tobacco no
1.54	@tobacco of
2.39	@tobacco over
1.42	@tobacco pen
-1.69	@tobacco shop
2.21	@tobacco sleev
-2.71	@tobacco tin
-1.53	@tobacco vg
-0.83	@tobacco@toyGun
2.18	@tobacco@weed
5.20	@tout
1.78	@tout $
1.70	@tout mak
2.06	@tout memb
2.14	@tout of
1.00	@tout photo
1.97	@tout sold
0.97	@tout valu
-1.26	@toyGun
1.16	@toyGun #
-1.77	@toyGun ###
-0.97	@toyGun #few
2.31	@toyGun #teen
1.66	@toyGun $
-2.32	@toyGun age
-2.94	@toyGun and
0.88	@toyGun any
-2.19	@toyGun art
-1.75	@toyGun blast
-0.96	@toyGun blunt
2.05	@toyGun box
-2.09	@toyGun bu
1.62	@toyGun by
2.69	@toyGun cash
-2.07	@toyGun clinic
-1.20	@toyGun collector
1.06	@toyGun cs
-1.61	@toyGun doubl
-1.60	@toyGun fireplac
-2.41	@toyGun flintlock
-2.19	@toyGun footbal
-3.21	@toyGun for
-2.17	@toyGun four
-2.07	@toyGun fox
-2.02	@toyGun fram
-1.45	@toyGun grip
-3.83	@toyGun gun
-1.57	@toyGun hold
1.85	@toyGun in
-1.64	@toyGun issu
-1.73	@toyGun job
-2.73	@toyGun kit
-1.56	@toyGun kitchen
-0.89	@toyGun lad
-1.14	@toyGun leath
-1.86	@toyGun lycra
-1.97	@toyGun mask
-1.90	@toyGun men
-2.23	@toyGun need
1.71	@toyGun of
-1.73	@toyGun open
-2.08	@toyGun over
-2.32	@toyGun paint
1.78	@toyGun privat
-1.58	@toyGun pump
-0.91	@toyGun qualifi
-2.25	@toyGun relax
-1.20	@toyGun rifl
-1.31	@toyGun roman
-0.81	@toyGun sabr
-2.84	@toyGun set
-1.52	@toyGun shown
-1.48	@toyGun sword
-2.06	@toyGun sworn
-2.15	@toyGun tabl
1.08	@toyGun tasteful
-1.49	@toyGun therapist
-1.08	@toyGun tin
-2.00	@toyGun traditional
-1.94	@toyGun train
-0.81	@toyGun wal
-1.71	@toyGun wallet
3.24	@toyGun watch
2.77	@toyGun way
-0.92	@toyGun windscreen
1.44	@toyGun with
2.40	@toyGun without
-0.96	@toyGun@untraceable
2.81	@toyGun@visaSham
1.46	@toyGun@vulnerable
-1.73	@toyGun@weed
1.08	@trustTalk
-1.63	@trustTalk $
-1.31	@trustTalk about
-1.60	@trustTalk and
1.78	@trustTalk are
2.12	@trustTalk attractiv
-1.06	@trustTalk batter
-0.97	@trustTalk dent
-1.49	@trustTalk down
-1.14	@trustTalk flat
2.07	@trustTalk i
-1.33	@trustTalk no
-1.42	@trustTalk only
2.36	@trustTalk peopl
2.41	@trustTalk person
2.01	@trustTalk re
-1.44	@trustTalk scratch
1.08	@trustTalk send
-0.94	@trustTalk solvent
0.87	@trustTalk to
-0.90	@trustTalk we
-1.74	@trustTalk woman
0.83	@trustTalk@untraceable
1.04	@trustTalk@viewing
1.79	@trustTalk@warZone
1.67	@trustTalk@windfall
2.24	@untraceable
-1.96	@untraceable #
1.81	@untraceable $
2.93	@untraceable accept
0.97	@untraceable and
1.39	@untraceable card
-1.54	@untraceable for
1.77	@untraceable leed
3.00	@untraceable only
3.43	@untraceable or
1.44	@untraceable presal
0.99	@untraceable send
1.82	@untraceable wallet
1.61	@untraceable with
-1.77	@untraceable worth
2.00	@untraceable@viewing
2.75	@urine
2.44	@urine for
1.41	@viewing ###
1.46	@viewing $
1.63	@viewing aft
-1.02	@viewing airbnb
-1.36	@viewing and
-3.44	@viewing any
1.01	@viewing as
1.63	@viewing bank
-1.41	@viewing both
2.42	@viewing but
-1.02	@viewing by
-2.07	@viewing card
-2.21	@viewing even
2.03	@viewing fee
-2.83	@viewing first
-0.90	@viewing for
-2.49	@viewing from
-2.56	@viewing go
-1.53	@viewing hotel
-1.65	@viewing how
1.54	@viewing if
-2.73	@viewing in
-2.24	@viewing it
2.00	@viewing ke
2.23	@viewing lat
2.49	@viewing next
-1.57	@viewing of
-2.83	@viewing off
-2.65	@viewing on
1.03	@viewing only
-2.07	@viewing or
1.76	@viewing refund
2.07	@viewing refundabl
-1.29	@viewing round
-1.15	@viewing run
-1.18	@viewing saturda
2.46	@viewing taken
-1.19	@viewing thank
-1.56	@viewing the
-1.11	@viewing then
-2.45	@viewing to
2.33	@viewing trust
-1.66	@viewing welcom
-0.92	@viewing with
-1.63	@viewing work
-1.72	@viewing@weed
-1.23	@viewing@windfall
0.84	@viewing@youthLook
4.66	@visaSham
2.19	@visaSham ###
1.54	@visaSham arrang
1.72	@visaSham card
2.61	@visaSham everyth
3.19	@visaSham for
2.12	@visaSham no
3.94	@vulnerable
2.79	@vulnerable $
1.47	@vulnerable cash
1.08	@vulnerable friend
1.03	@vulnerable i
1.70	@vulnerable need
2.49	@vulnerable no
2.10	@vulnerable ok
1.37	@vulnerable@wildlife
2.70	@warZone
1.45	@warZone with
1.60	@warZone@windfall
3.37	@weed #
2.33	@weed ##
1.14	@weed #few
1.18	@weed #teen
-3.83	@weed $
-1.02	@weed a
-1.42	@weed all
-0.84	@weed alwa
1.38	@weed and
-1.06	@weed artificial
-1.45	@weed at
1.86	@weed back
-1.07	@weed box
-1.76	@weed brown
1.88	@weed bud
-1.28	@weed by
1.46	@weed card
1.18	@weed cart
-1.12	@weed cat
-1.02	@weed class
-1.63	@weed clear
-1.24	@weed collection
-2.00	@weed control
-2.60	@weed curtain
-1.62	@weed decoration
2.35	@weed edibl
1.68	@weed eighth
1.35	@weed for
-1.16	@weed fork
-1.55	@weed fre
1.55	@weed friend
-2.45	@weed from
2.93	@weed grown
1.46	@weed hash
-2.18	@weed hedg
2.38	@weed hous
1.38	@weed i
-1.78	@weed kil
-2.96	@weed leaf
2.28	@weed left
-1.62	@weed light
-1.16	@weed membran
-1.17	@weed must
-0.84	@weed no
1.50	@weed of
-2.83	@weed one
-1.23	@weed pan
1.70	@weed post
-1.46	@weed red
2.43	@weed smel
-0.93	@weed smok
-1.91	@weed stand
1.32	@weed stardawg
-2.26	@weed surgeon
-2.57	@weed terracotta
1.38	@weed that
-1.21	@weed the
-1.42	@weed thre
-1.84	@weed thread
2.50	@weed twent
-1.09	@weed underneath
1.66	@weed vac
2.21	@weed vacuum
-2.10	@weed vas
-1.30	@weed wast
2.10	@weed weed
-2.37	@weed with
-1.97	@weed wrong
-0.99	@weed@wildlife
-0.92	@weed@windfall
1.85	@wildlife
2.01	@wildlife $
-1.92	@wildlife bar
4.03	@wildlife carv
-2.39	@wildlife effect
1.32	@wildlife in
2.50	@wildlife ivor
2.75	@wildlife local
1.21	@wildlife monke
-3.02	@wildlife ornament
2.64	@wildlife powd
-3.10	@wildlife print
-1.86	@wildlife satin
-2.40	@wildlife silk
2.80	@wildlife skin
2.30	@wildlife smok
2.68	@wildlife sweet
2.55	@wildlife tooth
-2.07	@wildlife toy
1.75	@wildlife trap
0.98	@windfall $
2.29	@windfall a
2.17	@windfall and
-1.02	@windfall class
1.70	@windfall dollar
-1.50	@windfall from
1.12	@windfall fund
-0.93	@windfall i
-1.21	@windfall in
-1.29	@windfall no
1.18	@windfall not
1.79	@windfall numb
1.98	@windfall of
-1.47	@windfall onc
-1.98	@windfall rack
-0.94	@windfall t
-1.20	@windfall the
1.85	@windfall volt
2.13	@windfall wait
1.63	@windfall we
1.76	@windfall win
-1.17	@withParent
-0.94	@withParent ages
-1.87	@withParent present
-1.18	@withParent train
1.94	@youthLook
-1.59	@youthLook age
-1.23	@youthLook bundl
-1.99	@youthLook by
2.13	@youthLook i
1.67	@youthLook look
-1.95	@youthLook oliv
-1.04	@youthLook radio
-2.06	@youthLook smoothi
1.20	@youthLook typ
-2.48	^ @absentReason
1.18	^ @assured
1.09	^ @authority
2.66	^ @badHours
-1.98	^ @bankSecret
-2.63	^ @bereaved
2.29	^ @bigEasyMoney
3.67	^ @blade
-0.93	^ @chatApp
0.90	^ @chequeWork
2.19	^ @childAge
3.41	^ @clocking
1.22	^ @controller
3.45	^ @cruelty
1.11	^ @dealTalk
-2.77	^ @dealUnit
-0.96	^ @document
-1.77	^ @drugRun
0.86	^ @essayMill
3.18	^ @explosive
1.77	^ @fakeDoc
3.30	^ @fakeMoney
-1.30	^ @fee
1.92	^ @friendsFamily
-3.45	^ @genuine
-3.31	^ @groupsOfPeople
2.22	^ @gun
3.09	^ @hacking
-2.63	^ @handle
-1.85	^ @haste
-3.94	^ @helper
-2.64	^ @images
1.99	^ @insult
-2.36	^ @keys
-1.19	^ @kitchenTool
0.88	^ @letFraud
2.55	^ @link
0.87	^ @loveTalk
3.82	^ @medicine
-1.82	^ @moveMoney
1.94	^ @nitrous
1.53	^ @noCredit
0.99	^ @noMum
1.39	^ @noParent
-2.32	^ @noScript
1.57	^ @noSkill
2.69	^ @notSeen
-1.58	^ @originLand
-2.86	^ @ownWill
1.14	^ @parcelFirm
2.43	^ @payWord
3.00	^ @piracy
-2.73	^ @protectedPay
1.85	^ @pyramid
-0.81	^ @regulated
2.59	^ @salary
2.32	^ @scheme
2.01	^ @sexRent
2.36	^ @spray
1.39	^ @stolen
1.37	^ @street
1.61	^ @taskWork
-0.91	^ @threat
0.90	^ @ticketItem
0.97	^ @tobacco
0.86	^ @tout
-1.79	^ @toyGun
2.26	^ @trustTalk
-2.36	^ @untraceable
1.81	^ @urine
1.73	^ @visaSham
1.01	^ @weed
2.47	^ @youthLook
-1.42	a ##
-2.62	a #few
-3.84	a #teen
2.82	a @absentReason
1.29	a @ammo
-0.86	a @authority
-2.62	a @awayFromSite
2.19	a @bank
-1.75	a @bereaved
-2.63	a @blade
-2.74	a @brand
-1.29	a @buyKit
3.25	a @chequeWork
1.27	a @childWord
2.24	a @codeShare
1.79	a @controller
-0.96	a @cruelty
-1.87	a @dealTalk
1.60	a @dealUnit
1.65	a @debtBond
1.06	a @deposit
2.46	a @document
2.64	a @drugRun
1.60	a @escrow
-1.78	a @fakeDoc
1.99	a @fee
-1.52	a @genuine
-1.00	a @groupsOfPeople
2.41	a @gun
2.08	a @hardDrug
-1.22	a @haste
1.63	a @images
-2.29	a @insult
-1.62	a @link
1.74	a @loveTalk
-1.83	a @medicine
-1.90	a @moveMoney
-1.07	a @nitrous
1.95	a @noCredit
1.80	a @noScript
1.89	a @organ
2.52	a @parcelWork
-2.56	a @payWord
2.38	a @petFarm
-1.11	a @piracy
-2.53	a @pup
-1.85	a @regulated
1.47	a @sexual
1.33	a @stolen
-2.29	a @taskWork
2.59	a @ticketItem
-1.77	a @toyGun
1.27	a @viewing
-3.56	a @weed
1.42	a @youthLook
1.62	a bab
-1.43	a back
-0.96	a badg
2.18	a bag
-1.03	a baker
-1.17	a balcon
-1.83	a bar
1.97	a bat
-1.08	a bathtub
2.00	a belt
-1.48	a bench
-2.15	a big
2.37	a bil
-1.74	a bit
-1.00	a black
1.95	a blacklist
-1.45	a block
-2.43	a board
-2.38	a boat
-0.97	a book
-1.66	a bookkeep
-1.75	a bottl
2.40	a brid
-1.67	a bright
-1.21	a bulkhead
-1.18	a bus
-1.99	a caf
-1.33	a calm
2.85	a cam
-1.26	a camera
2.27	a car
-2.32	a cat
-0.89	a centr
-1.30	a certifi
-1.83	a chair
-1.57	a chalet
-1.36	a chapel
-0.87	a charg
-2.94	a charit
-2.40	a chat
-1.04	a chef
3.25	a chequ
-2.51	a chess
-1.95	a children
-2.22	a choir
2.33	a christian
1.18	a church
-1.45	a citroen
-1.28	a class
1.94	a clean
1.68	a clip
-2.15	a cocktail
-2.83	a coffe
-1.20	a companion
-2.08	a conferenc
1.91	a consignment
-1.11	a corn
-1.33	a cot
-1.43	a coupl
-1.56	a crat
-0.99	a cruis
2.08	a crystal
-1.03	a cul
-0.84	a cup
-1.05	a cupboard
-2.56	a dag
2.25	a day
-1.30	a deal
1.65	a debt
-2.13	a decent
-0.86	a deliver
-1.85	a deposit
-0.86	a desk
-1.17	a develop
-0.94	a din
2.19	a doctor
-1.88	a dog
-1.42	a draw
-1.94	a dream
-2.00	a drink
3.23	a european
-1.68	a fami
-2.32	a famou
2.06	a fee
-1.68	a film
-1.22	a fin
-1.32	a fir
-1.62	a first
-1.37	a fish
1.71	a fiv
-1.30	a florist
1.12	a fold
-1.90	a food
-2.49	a fool
-1.10	a ford
1.44	a form
-1.45	a formal
1.71	a four
-2.00	a fourth
0.88	a friend
-1.28	a ful
2.55	a g
-1.37	a gam
-1.02	a gat
-2.27	a gentl
-1.84	a gentleman
2.10	a gift
1.91	a girl
-0.88	a glass
2.82	a glock
2.41	a god
-1.24	a good
1.76	a googl
3.51	a gram
2.28	a grand
-1.57	a graphic
-1.53	a gre
2.03	a group
-0.89	a grow
1.48	a grown
2.01	a guarante
-2.62	a guitar
-0.96	a hairlin
-1.58	a hal
2.82	a half
-1.09	a handbag
-1.39	a handyman
2.39	a happ
-1.84	a hard
-1.16	a helmet
0.89	a henr
-1.91	a high
2.44	a hold
-2.08	a hom
-1.27	a hotel
-2.08	a hous
1.56	a hundr
-1.22	a hurr
1.99	a i
-2.30	a jigsaw
-1.31	a job
-1.53	a join
2.63	a k
-1.16	a kia
-2.00	a kind
-0.89	a kitchen
-1.17	a known
-1.16	a label
1.90	a lad
-1.56	a laptop
2.16	a lat
-1.08	a lawnmow
-1.91	a leath
-1.92	a level
-1.60	a librar
-1.32	a licens
-0.97	a lif
-1.62	a link
-1.41	a list
1.09	a liv
0.81	a lock
-1.52	a lodg
2.06	a loft
-1.64	a long
1.56	a lorr
-2.18	a lot
2.73	a m
3.18	a man
-1.12	a manag
-1.32	a mantel
-1.29	a manual
-1.33	a mat
-2.59	a messag
-3.23	a mil
3.01	a mind
1.28	a mini
-1.15	a minut
1.40	a missionar
-1.69	a month
-1.95	a motorhom
-1.00	a mountain
-1.52	a mov
-1.05	a n
-1.01	a neighbourhood
-0.95	a new
-1.21	a newslet
-2.77	a night
1.94	a nightclub
-1.16	a nintendo
-1.04	a normal
-1.78	a novelt
-1.57	a nurs
-1.43	a nurser
-1.62	a orang
1.90	a p
-1.07	a pack
-0.87	a paid
-0.87	a panel
2.52	a parcel
-2.29	a parent
-1.25	a partn
2.32	a passport
-1.17	a peugeot
-1.58	a pharmac
4.14	a phon
-1.03	a piano
1.01	a pic
-1.64	a plac
-2.68	a plan
-2.57	a plaqu
2.40	a poor
-1.98	a popp
-3.08	a pot
-1.02	a pouch
1.16	a pric
-2.13	a privat
-2.06	a professional
-1.56	a prop
-1.63	a pub
-1.68	a quiet
-0.84	a quilt
1.12	a r
-2.29	a rat
-1.17	a read
2.47	a real
-1.61	a receptionist
-1.53	a red
0.99	a refund
-2.13	a register
-1.31	a relationship
-1.71	a report
-1.22	a retir
2.52	a rig
1.72	a robot
3.26	a roof
-0.86	a row
-1.32	a sack
1.93	a saf
-0.88	a samsung
0.91	a saturda
1.25	a scam
-1.74	a school
1.59	a schoolgirl
-0.81	a screen
-1.75	a screw
2.09	a screwdriv
-1.00	a sea
-2.36	a second
-2.01	a sel
2.34	a selfi
-2.27	a sens
2.04	a sergeant
-1.69	a set
-1.30	a shar
-1.04	a shelf
2.14	a ship
-2.79	a shop
-0.81	a short
-1.81	a should
-1.58	a show
-2.74	a sid
-1.36	a similar
-1.20	a singl
1.36	a sit
-2.69	a sixth
2.46	a slim
2.46	a slot
-1.12	a smal
-0.86	a sociabl
-1.04	a softwar
1.74	a soulmat
-1.28	a specialit
2.00	a spiritual
-1.59	a sport
-2.16	a spreadsheet
3.69	a squirt
-1.42	a stack
-2.04	a stand
-2.91	a star
1.11	a strip
2.73	a suitcas
-1.99	a sum
-1.62	a suzuki
1.94	a t
-1.47	a tail
-1.50	a tal
2.41	a tax
-1.81	a team
-1.36	a television
-1.38	a ten
2.92	a test
-2.59	a third
2.59	a ticket
-0.95	a tid
1.98	a tim
-1.33	a ton
1.07	a torch
-2.53	a track
-1.87	a trail
2.55	a transport
-1.09	a trial
1.20	a trust
-1.95	a tun
-1.94	a typical
2.49	a van
-0.85	a veterinar
-1.10	a vicar
-1.78	a victorinox
1.44	a view
-2.31	a villag
-0.84	a walnut
-1.87	a wardrob
-1.22	a warm
-1.28	a watch
-1.99	a wed
-1.16	a weed
1.19	a weekend
-1.08	a whit
-0.84	a widow
2.10	a wif
-1.45	a window
-2.50	a woman
-1.29	a wool
-1.41	a young
1.77	aaa
2.86	aaa @fake
-2.57	aaa batter
2.58	aaa mirror
-1.38	aat
-1.38	aat @regulated
-0.89	abbeyhil
-2.30	aberdeen
-2.38	abi
-2.38	abi memb
-1.94	abnormal
-1.94	abnormal @piracy
-1.94	abnormal load
2.46	abort
2.46	abort you
2.02	abortion
1.84	abortion pil
-1.62	about
-1.64	about #
-1.38	about ##
-2.42	about ###
-1.62	about @petYoung
-2.08	about a
2.69	about cloth
-1.12	about fort
-2.06	about half
-1.35	about it
-0.98	about noth
-1.14	about our
-2.01	about park
-2.20	about someth
-0.99	about ten
-2.85	about the
-1.64	about thirt
-2.80	about twent
-1.01	about two
-1.74	about what
2.53	about wher
1.91	abov the
-0.92	abov with
1.82	abroad #
-2.65	abroad @helper
-1.26	abroad @viewing
-2.65	abroad agent
0.87	abroad and
-1.90	abroad half
1.25	abroad i
2.37	abroad no
-1.26	abroad see
-1.39	abroad the
1.26	abroad you
1.04	acc
1.04	acc we
-1.78	acca
2.04	accept @payWord
-2.61	accept by
2.37	accept everyth
2.04	accept send
-1.86	access
-1.99	access by
-0.84	access tel
-1.84	accessibl
-2.95	accommodation
-2.75	accommodation availabl
-1.71	according
-1.14	according cas
3.49	account
2.11	account ##
1.48	account @controller
-2.30	account @helper
1.21	account all
2.78	account and
-2.30	account assistant
1.64	account back
2.02	account becaus
3.09	account cheap
2.38	account for
1.99	account in
1.71	account manag
-2.49	account payabl
-1.15	account remov
-2.26	account so
1.61	account then
2.32	account to
2.10	account when
1.59	account wil
2.51	account with
1.63	account you
-3.03	accountant
-1.59	accountant @untraceable
-1.05	accountant check
-1.59	accountant crypto
-2.38	accredit
-0.88	acid
0.86	acid @dealUnit
0.86	acid @noScript
-2.60	acid @weed
-2.03	acid batter
-2.95	acid fre
-2.60	acid green
3.69	acid in
2.29	acid on
0.86	acid tab
-2.13	acid wash
-0.96	acock
-0.96	acock @weed
-0.96	acock green
-1.23	acoustic
-1.23	acoustic guitar
-4.05	acr
-1.71	acr of
-1.00	acr on
-2.66	acrylic
-1.42	act
-3.59	action
-0.88	activ
3.02	activation
2.18	activation @fee
2.18	activation fee
-1.75	actor
2.38	actress
2.38	actress #
0.96	actual
2.04	actual work
-3.30	ad
-2.27	ad fre
-2.74	adaptor
-1.38	adaptor spark
2.06	adblu
2.06	adblu delet
2.07	add
1.90	add it
1.79	add me
1.04	add my
1.44	add our
-2.00	add wat
-1.61	addiction
1.09	address
2.11	address @absentPlace
2.11	address abroad
3.07	address and
-3.39	address pleas
2.05	address so
-1.83	adi
-2.64	adida
-1.14	adjust
-1.00	adjust dust
-3.25	adjustabl
1.27	admin
2.11	admin @fee
2.11	admin @nitrous
2.11	admin charg
-2.86	administrator
-1.23	administrator want
2.39	adoption
1.96	adoption without
-4.67	adult
-1.46	adult #
-2.90	adult @notSeen
-1.40	adult @ticketItem
-1.08	adult charit
-1.71	adult collect
-2.01	adult counsel
-1.74	adult dat
-2.30	adult novel
-2.90	adult only
-1.40	adult ticket
-1.81	adult@absentPlace
-1.10	adult@absentReason
-1.64	adult@assured
2.66	adult@badHours
1.32	adult@brand
1.53	adult@chatApp
7.54	adult@childAge
4.05	adult@childWord
1.24	adult@clocking
4.87	adult@controller
2.08	adult@dealTalk
2.49	adult@dealUnit
1.91	adult@debtBond
-1.79	adult@deposit
2.16	adult@document
1.41	adult@drugRun
-1.89	adult@exclude
2.15	adult@fee
2.08	adult@forced
1.96	adult@genuine
-2.60	adult@groupsOfPeople
-1.97	adult@gun
1.80	adult@handle
2.36	adult@hardDrug
2.75	adult@helper
2.06	adult@images
2.34	adult@insult
2.22	adult@kitchenTool
2.89	adult@link
1.48	adult@medicine
2.15	adult@nitrous
1.90	adult@noParent
-0.98	adult@noScript
1.03	adult@noSkill
2.06	adult@organ
-4.09	adult@ownWill
-1.59	adult@petFarm
1.46	adult@pup
2.38	adult@realJob
-1.20	adult@regulated
3.97	adult@salary
-1.24	adult@sexual
1.18	adult@stolen
2.72	adult@taskWork
-1.19	adult@ticketItem
-4.24	adult@toyGun
-2.56	adult@trustTalk
1.12	adult@viewing
2.50	adult@vulnerable
-1.14	adult@windfall
5.65	adult@youthLook
1.77	advanc
1.17	advanc get
-2.18	advantag
1.51	advert
1.90	advert ###
1.94	advert on
-1.82	advertis guinness
-4.78	advic
-1.69	advic @regulated
-0.93	advic fca
-1.55	advic fre
-1.73	advic oisc
-4.79	advis
-1.27	advis @regulated
-2.13	advis for
-1.27	advis oisc
-1.59	advis whol
-0.87	advisor @sexual
-0.87	advisor ful
-2.72	aerial
-2.76	aerial and
2.58	affectionat
2.64	african
1.92	african gre
2.01	aft
1.61	aft @deposit
2.38	aft @payWord
1.46	aft @realJob
-3.71	aft @viewing
-3.10	aft a
1.07	aft bank
0.85	aft colleg
2.15	aft each
1.61	aft first
-1.74	aft i
-1.61	aft it
-0.97	aft midnight
2.07	aft payment
1.13	aft school
-1.88	aft se
2.83	aft six
-0.92	aft sta
-1.70	aft test
2.07	aft the
-1.61	aft thre
-3.57	aft view
2.58	aft writ
-2.90	aftercar
-2.12	afternoon
-1.29	afternoon and
-1.45	afternoon which
-1.03	afterward alwa
-1.65	again
-1.15	again new
-1.12	again pla
-2.54	against
-1.54	age #
-4.47	age #few
-3.44	age #teen
1.07	age check
-1.25	age for
-1.13	age happiest
-1.81	age i
2.58	aged
-1.85	aged #
2.62	aged #few
-2.47	agenc
-1.39	agenc @childWord
-2.25	agenc @flat
2.12	agenc @salary
-2.61	agenc in
-0.99	agenc is
-1.39	agenc lad
-2.25	agenc let
-1.49	agenc no
-0.96	agenc of
2.12	agenc pay
-1.20	agenc pleas
-0.98	agent
-1.01	agent @controller
1.50	agent @fee
1.93	agent @handle
1.25	agent @stolen
-2.28	agent @viewing
1.25	agent befor
2.05	agent can
1.50	agent fee
2.76	agent first
-1.16	agent for
1.93	agent handl
-1.98	agent has
-1.97	agent manag
1.94	agent not
-2.26	agent show
1.81	agent we
2.56	agent wil
-2.98	ages
-1.00	ages #few
-2.54	ages #teen
-1.33	ages over
-1.57	ago
-1.81	agr
-2.90	agr aftercar
-1.65	agr but
-1.16	agr first
2.19	agr giv
2.46	agre what
-1.09	ahead
-0.96	ahead @salary
-0.95	ahead com
-0.96	ahead pension
-2.17	aid
-2.50	aid kit
-1.32	aigburth
-1.15	aigburth and
-2.83	air
-1.54	air #teen
-2.22	air @gun
-1.24	air condition
-2.50	air fr
-2.11	air m
-1.29	air max
-2.22	air rifl
1.19	airbnb @link
-1.90	airbnb host
1.19	airbnb link
1.31	airbnb wil
3.84	airpod
2.65	airpod not
1.77	airpod pro
-1.58	airport @drugRun
-1.58	airport run
-1.74	airsoft
-1.55	airsoft mask
-1.84	alarm
1.76	albania
1.76	albania wil
-3.10	album
-0.85	album commonwealth
-0.96	album from
-2.37	alcohol
-0.90	align
-1.36	alik
2.13	all
-1.57	all @ammo
-1.35	all @document
-2.55	all @fee
-3.11	all @genuine
-0.94	all @keys
2.59	all @noCredit
-1.39	all @ownWill
-2.97	all ages
-0.95	all bolt
2.20	all ccj
-2.54	all complet
-2.55	all cost
1.57	all day
-1.15	all fin
-1.98	all four
-1.10	all in
-1.39	all independent
-0.94	all ke
-1.35	all mot
3.37	all nam
3.05	all night
-1.63	all of
-1.99	all original
-1.37	all our
2.31	all over
-2.42	all part
-1.46	all peg
-2.19	all right
-1.57	all round
-1.18	all season
1.74	all servic
-2.95	all welcom
-1.69	all work
2.41	all your
-1.34	allerton
-0.98	allerton sinc
0.89	allo wheel
-3.52	allotment
-2.13	allotment @document
-2.13	allotment id
-0.81	allotment the
0.89	allow
1.41	allow out
-1.23	allow talk
1.49	allow to
1.73	allowanc @payWord
-0.86	allowanc and
1.73	allowanc send
-1.69	almost
-1.45	alon and
1.03	along
-0.82	along the
-2.55	alp
-2.61	alpha
1.44	alread
2.00	alread @moveMoney
1.40	alread @payWord
2.38	alread at
1.35	alread sent
2.00	alread withdraw
2.19	also
1.91	also a
-2.94	also hav
-2.10	alter
-2.16	alter no
-1.90	alteration
-0.86	alto
-0.86	alto in
-3.05	aluminium
0.87	alwa @petFarm
-0.84	alwa all
-0.96	alwa book
-0.89	alwa cover
-2.27	alwa garag
-1.90	alwa i
0.82	alwa in
2.41	alwa on
-1.25	alwa want
1.31	am
-1.86	am #
1.04	am #teen
1.91	am @absentPlace
3.06	am a
1.91	am abroad
1.64	am com
-1.52	am happ
-2.40	am look
2.58	am not
1.66	am on
2.05	am work
-1.36	amazon
-2.71	amazon @dealTalk
-2.71	amazon @piracy
2.38	amazon @untraceable
-2.33	amazon echo
-2.71	amazon fir
2.38	amazon gift
1.40	amb
1.40	amb leaf
2.14	american
1.73	american @absentReason
1.73	american arm
-2.84	amethyst
2.03	ammo
-2.63	ammo box
2.66	ammunition
1.95	ammunition @gun
1.91	amnesia
1.66	amnesia @dealTalk
1.66	amnesia vac
2.09	amount
2.06	amount @payWord
-0.86	amount of
2.06	amount paid
0.90	amoxicillin
0.90	amoxicillin ##
2.88	an @absentReason
-0.81	an @brand
2.38	an @dealUnit
1.75	an @escrow
1.68	an @genuine
-1.00	an @ownWill
1.68	an @protectedPay
-2.11	an accident
-1.05	an accountant
-1.10	an acoustic
-2.56	an acr
2.11	an address
-2.18	an advantag
-1.18	an afternoon
1.48	an arm
-0.97	an armchair
-1.46	an averag
-1.65	an east
1.68	an engin
1.89	an envelop
1.75	an escrow
-2.23	an even
-0.88	an hgv
-0.84	an hour
-1.00	an independent
1.68	an invoic
-0.81	an iphon
-1.23	an offic
1.66	an oil
2.17	an old
-1.25	an xbox
-1.45	analyst
-1.45	analyst @regulated
-1.45	analyst fca
-1.95	ancoat
-0.87	ancoat ancoat
-1.64	ancoat and
-0.83	and ##
-1.63	and ###
-1.60	and #few
-2.33	and #teen
1.72	and @absentReason
-1.51	and @ammo
-2.18	and @awayFromSite
2.25	and @bank
1.77	and @bankSecret
4.06	and @blade
3.21	and @brand
-2.58	and @childWord
-2.21	and @controller
1.18	and @cruelty
-1.53	and @dealTalk
1.84	and @dealUnit
1.61	and @debtBond
2.43	and @deposit
0.96	and @document
1.32	and @fake
0.90	and @fakeDoc
2.21	and @fakeMoney
-0.97	and @fee
-1.76	and @flat
1.70	and @forced
-2.44	and @groupsOfPeople
1.90	and @hacking
4.26	and @hardDrug
2.47	and @helper
-2.86	and @kitchenTool
1.77	and @link
4.29	and @medicine
1.73	and @moveMoney
1.24	and @nitrous
1.17	and @noCredit
1.80	and @noSkill
1.70	and @notSeen
3.20	and @organ
-1.13	and @originLand
-3.05	and @ownWill
-1.43	and @parcelWork
-1.20	and @petCare
3.00	and @piracy
-2.12	and @pup
2.04	and @regulated
-2.36	and @salary
-1.77	and @sexual
1.23	and @spray
-1.48	and @stolen
-2.41	and @street
1.25	and @taskWork
3.27	and @threat
-1.29	and @ticketItem
1.73	and @tobacco
-2.82	and @toyGun
-2.41	and @trustTalk
-2.71	and @viewing
2.10	and @wildlife
-2.24	and @windfall
-1.19	and a
-0.94	and abl
2.06	and adblu
2.09	and address
2.40	and again
-1.89	and air
-1.71	and alcohol
3.25	and all
-1.82	and am
1.91	and amnesia
-1.48	and an
2.65	and ap
-1.72	and aromatherap
-1.13	and ask
1.13	and bab
-2.10	and babysit
-1.32	and back
2.62	and badg
-2.32	and bal
2.07	and balloon
1.72	and bank
-2.24	and bar
-2.28	and be
-1.19	and bed
-1.20	and being
-2.11	and bik
-2.13	and billhook
-1.93	and blackboard
-1.44	and blad
-2.70	and bo
-2.45	and board
-1.57	and bolt
-1.77	and book
-2.31	and boot
-1.85	and both
-1.45	and bow
-2.00	and box
-1.03	and broadband
2.58	and brown
-1.93	and bubbl
2.57	and butterf
-1.29	and buttonhol
2.49	and buy
-1.36	and cabl
-2.61	and cak
1.79	and cannot
-2.34	and cas
-2.25	and cat
-2.56	and chair
-1.62	and charg
-2.30	and cheerful
2.78	and chem
3.24	and chil
-1.19	and chip
1.63	and ciali
0.87	and clean
-1.70	and clock
2.01	and co
-0.82	and coffe
1.03	and collect
-2.88	and colour
-2.19	and coloured
-1.10	and cook
-2.84	and coupl
-1.97	and cowbo
2.34	and cp
2.41	and crack
-1.19	and craft
-1.56	and crampon
-1.94	and crat
2.52	and cs
2.36	and csc
-1.05	and cup
-1.25	and dad
-1.44	and dart
1.25	and debt
-2.05	and decorator
2.49	and delet
2.58	and deliv
-2.91	and deliver
2.17	and deposit
-1.82	and discreet
-2.36	and dispens
-1.98	and ditch
-1.71	and dragon
-1.13	and draw
-1.99	and driv
-2.04	and dust
2.18	and earn
1.77	and edibl
-2.28	and egg
2.08	and elvans
2.14	and emojileaf
-2.05	and end
-1.85	and english
-2.16	and essex
-1.49	and even
-1.34	and everybod
1.53	and everyth
1.12	and extra
1.32	and fak
3.23	and fami
-1.50	and faux
2.51	and fil
-1.12	and filt
-2.33	and fir
-1.52	and first
-1.67	and flat
1.58	and flick
-1.42	and foam
-1.35	and for
-1.66	and fork
1.96	and fort
1.16	and forward
-1.88	and four
-1.38	and fridg
-2.38	and ful
-1.96	and funn
4.01	and fus
1.79	and g
2.26	and gabb
-1.79	and garden
-1.75	and gentlemen
0.85	and get
-1.78	and glov
-0.98	and glu
-0.95	and gluten
-2.05	and gold
0.98	and golden
-2.30	and gong
-1.51	and good
1.41	and green
-1.17	and grown
1.18	and gumm
1.70	and hack
-1.75	and hair
2.71	and half
-1.20	and hand
-0.90	and hard
-2.19	and has
2.01	and he
-2.23	and heat
-1.69	and hedg
2.50	and henr
1.99	and hiv
-1.31	and hold
-0.82	and holida
-1.72	and honest
2.12	and honour
-1.68	and hop
-2.99	and hous
-2.31	and humax
1.95	and i
1.38	and icloud
0.91	and id
-1.97	and if
1.50	and instruction
-1.21	and insur
-1.46	and is
0.89	and it
-1.70	and jacket
-1.88	and jump
1.38	and keep
-2.18	and kennel
2.95	and kil
-1.63	and kind
-1.83	and know
-1.88	and lamp
-2.11	and lash
-2.08	and latex
-2.13	and lawn
-1.33	and lead
-1.58	and leav
1.92	and legal
-1.74	and let
-0.93	and lift
-2.18	and light
1.30	and lik
-1.16	and limit
-1.20	and lin
2.43	and lingam
1.23	and lingeri
-2.08	and list
-1.00	and lit
-1.43	and lock
-1.89	and log
-0.97	and long
-3.28	and look
-2.02	and lov
1.42	and m
-2.16	and magazin
0.84	and mak
-2.15	and manual
-1.93	and mat
-1.79	and mean
2.82	and meat
1.64	and medical
-1.99	and men
1.79	and mophin
3.22	and mor
1.90	and morphin
-1.05	and most
-1.86	and mot
1.82	and moth
1.63	and mov
-2.45	and mum
2.46	and my
3.56	and nasal
-2.00	and nearb
1.20	and need
-1.90	and needl
-2.64	and nev
1.56	and new
-2.13	and newborn
-1.27	and nobod
-1.60	and non
-2.46	and not
-2.00	and nud
3.16	and nunchuck
1.72	and offic
-1.35	and oil
-0.90	and on
-2.61	and one
1.00	and only
-1.39	and open
-3.08	and oth
-1.85	and our
-1.06	and out
-1.14	and outcal
-3.25	and over
1.63	and p
1.20	and pa
-1.82	and pad
1.76	and paid
-1.92	and paint
-1.87	and pan
-0.93	and pap
-1.43	and parcel
-1.79	and park
2.46	and part
1.90	and past
-1.85	and pay
-1.56	and payment
1.12	and paypal
-2.82	and pea
-1.30	and pellet
-1.43	and pension
-1.76	and peopl
3.09	and peptid
2.75	and phon
1.69	and pil
-1.66	and plant
-1.38	and plast
-2.33	and plasterboard
3.07	and plat
1.91	and post
-2.21	and postnatal
-1.28	and pot
-1.32	and pow
-0.95	and pre
-1.68	and privat
-3.45	and probat
-1.95	and prom
-1.21	and pupp
1.78	and quit
-2.19	and rack
-1.68	and read
1.33	and real
-1.03	and receiv
-2.07	and recover
-0.84	and reflexolog
-1.32	and remot
-1.94	and requiem
-2.15	and reset
2.53	and rhino
-1.08	and ring
2.34	and rock
-1.13	and romanian
-2.47	and rud
-2.63	and sandpap
-2.50	and satellit
-1.56	and saturda
-2.54	and sav
-1.33	and screen
1.73	and send
-1.31	and septemb
-1.23	and servic
0.89	and shar
1.86	and she
2.85	and shin
-2.60	and shop
1.89	and shut
2.78	and shy
-1.62	and sign
-1.28	and sit
2.02	and slit
-2.22	and slow
-1.18	and smal
1.57	and so
4.83	and som
-2.64	and someon
1.49	and sp
-1.27	and spanish
-2.37	and spic
-2.23	and spid
-2.35	and spiritual
-1.75	and stand
-1.25	and stapl
1.02	and start
-1.33	and steak
-2.13	and steam
-1.53	and stop
1.50	and strong
-0.87	and student
-0.82	and sunda
1.62	and t
3.57	and tag
2.47	and tak
-1.42	and talk
-1.59	and tax
-1.88	and tel
1.55	and telegram
0.84	and test
2.85	and text
1.31	and then
-0.98	and thi
-2.11	and thre
-2.06	and thursda
-1.88	and ticket
-1.23	and ties
2.36	and tight
-1.69	and til
-0.86	and tim
2.20	and tin
2.99	and tina
-2.29	and to
-1.82	and toadstool
-2.23	and toddl
-1.82	and toilet
-1.89	and tomato
-1.52	and tool
2.29	and top
1.26	and track
2.71	and train
1.14	and transcript
-1.62	and tre
-1.25	and try
-2.39	and tuck
1.77	and twent
-2.11	and two
-1.39	and unhurri
1.88	and uniform
2.12	and vaccin
-1.36	and van
1.03	and vap
-2.42	and ver
-1.68	and vibrat
-1.31	and want
-0.85	and wardrob
-1.61	and warm
-1.40	and wax
-2.91	and weed
-2.20	and week
-3.42	and what
-1.53	and wher
-3.34	and whit
-2.47	and wil
2.21	and winstrol
-0.94	and with
2.04	and womb
-2.08	and women
-1.86	and wooden
-1.47	and work
-3.41	and would
2.68	and you
-2.01	and young
1.55	and zop
-1.91	angel
1.27	animal
2.05	animal is
-0.86	animal practic
-0.99	annex
-1.14	annex for
4.24	anoth
2.73	anoth @flat
2.51	anoth farm
3.13	anoth firm
2.73	anoth hous
2.32	anoth nam
2.35	anoth town
-1.36	answ
-0.95	answ ever
-1.16	answ everybod
1.46	answ the
-1.96	answer
-1.82	anti
2.17	antibiotic
0.90	antibiotic @medicine
0.90	antibiotic amoxicillin
2.19	antibiotic and
-1.20	antiqu
-0.81	antiqu sabr
-1.26	antiqu sword
-1.85	antl
-1.85	antl @pup
-1.85	antl dog
-2.73	anxiet
2.49	any
1.24	any @childWord
-1.59	any @realJob
2.72	any @tobacco
2.28	any @weed
2.69	any age
3.20	any box
2.28	any bud
2.72	any cheap
-2.29	any colour
-1.93	any day
-3.05	any even
-1.98	any gend
1.24	any girl
-0.87	any length
1.98	any n
3.58	any nam
-1.82	any network
-0.95	any numb
-1.23	any pac
-2.01	any question
2.52	any rang
1.87	any reg
0.82	any servic
1.38	any skil
1.52	any tim
3.04	any universit
-1.46	any weath
-1.59	any weekend
1.94	any young
-1.86	anybod
-1.05	anybod near
-2.82	anybod s
5.76	anyon
1.91	anyon can
1.71	anyon i
2.53	anyon who
1.82	anyon with
1.01	anyth and
1.30	anyth ask
2.52	anyth goes
-1.96	anyth i
-2.82	anyth odd
-2.15	anyth that
-1.51	anyth with
2.24	anywa
1.02	anywher
1.59	anywher no
-1.06	anywher screen
-2.16	ap ad
2.65	ap commission
0.82	ap for
-1.60	ap now
-2.86	apart
-2.27	apart from
-1.43	apart with
-2.06	apartment
-0.95	apolog
-0.95	apolog deliver
2.33	app
1.84	app or
-2.44	app when
2.04	appl @fakeMoney
-1.48	appl @weed
2.04	appl card
-2.43	appl crat
2.65	appl pair
-2.43	appl press
1.66	appl sit
-3.07	appli
-2.94	appli for
-2.02	applicant
-2.40	application
-1.83	appointment
-1.22	appointment in
-3.99	apprentic
-1.95	apprentic #teen
-1.66	apprentic @kitchenTool
-1.66	apprentic join
2.07	approv
1.99	approv even
0.97	approval
-2.45	aquarium
-2.45	aquarium with
-2.26	arch
-1.17	arch taken
-1.79	archer
-1.92	architectur
-0.99	archiv
-2.02	are @absentReason
1.16	are @debtBond
-1.07	are @forced
1.98	are @genuine
-1.33	are @helper
2.70	are @payWord
2.14	are @sexual
-1.65	are a
-1.27	are between
-0.90	are careful
-0.83	are decent
-1.44	are declutter
-1.14	are downsiz
-2.02	are emigrat
1.71	are even
-1.01	are fin
-1.37	are flexibl
2.02	are genuin
0.87	are in
1.71	are intimat
-1.20	are look
-1.33	are mov
-2.00	are my
-0.83	are new
1.16	are owed
2.70	are paid
-1.14	are shar
-1.04	are stil
1.48	are taken
-3.66	are the
-1.15	are ther
-1.45	are two
-1.21	are who
2.31	are with
1.24	are you
2.46	are your
2.54	area
-1.35	argument
-2.01	arm
-1.84	arm fami
1.40	arm general
1.48	arm off
1.73	arm seek
-2.00	arm veteran
-1.58	armchair
-1.21	armchair from
-0.92	armle
-1.32	armle a
-2.04	armour
-1.86	armour @absentReason
-1.86	armour post
-1.72	aromatherap
-1.72	aromatherap strict
-0.85	around
1.76	around @payWord
-1.68	around @realJob
1.76	around @salary
1.85	around @toyGun
-2.99	around leed
1.76	around pay
-1.13	around sal
1.20	around you
-2.39	arrang @helper
1.23	arrang @payWord
1.37	arrang @salary
2.26	arrang a
-1.95	arrang couri
1.43	arrang pay
-1.18	arrang the
-1.63	arrangement
-1.06	arriv
0.86	arrival
-0.97	arrival @dealUnit
-0.97	arrival @keys
-0.97	arrival key
-2.04	arrow
-1.17	arsenal
-2.75	arsenal @fake
1.24	arsenal @ticketItem
-2.75	arsenal @toyGun
-2.75	arsenal replica
1.24	arsenal ticket
-3.11	art
-1.43	art @realJob
-1.43	art school
-1.76	articl
-1.85	articl contract
-2.99	artificial
-2.33	artificial christma
-1.89	artist
0.89	as
1.81	as @absentReason
2.85	as @genuine
-1.47	as an
1.90	as ask
-1.85	as barn
3.17	as i
1.34	as it
1.90	as man
-1.58	as much
-0.87	as my
-1.03	as new
-1.78	as one
2.40	as original
-0.94	as present
1.86	as real
-3.23	as shown
-1.02	as we
2.89	as you
-1.99	ashtra
-1.57	asian
1.22	asian @childWord
1.62	asian girl
2.15	asid
2.76	asid i
2.27	ask
1.86	ask ##
2.29	ask @fake
-0.90	ask @loan
-1.59	ask @payWord
-1.86	ask @salary
2.43	ask about
-1.08	ask book
-1.84	ask cash
-1.50	ask coffe
-0.94	ask com
-2.45	ask first
2.62	ask for
2.75	ask how
1.86	ask me
-2.79	ask open
-1.21	ask ord
1.42	ask the
-1.50	ask us
2.36	ask wher
2.51	asleep
2.88	asleep your
-2.11	assessment
0.98	assist
-2.72	assistant
-2.28	assistant @moveMoney
1.87	assistant @parcelWork
-0.95	assistant @regulated
-0.96	assistant @taskWork
-2.10	assistant ages
1.38	assistant com
-0.95	assistant dbs
-0.98	assistant for
-0.96	assistant lik
-1.87	assistant prescription
-1.41	assistant register
1.92	assistant remot
1.63	assistant to
1.70	association @flat
-1.15	association eight
1.70	association flat
-1.16	astra
-1.86	astrolog
0.89	at
-1.62	at #
0.80	at ##
-1.53	at #few
-2.03	at #teen
-2.03	at @fee
1.67	at @invest
3.25	at @petYoung
1.99	at @realJob
1.91	at @scheme
-1.95	at a
2.51	at anoth
1.68	at anyon
-1.90	at christma
-2.03	at cost
-1.63	at east
-1.39	at eight
1.77	at first
1.74	at fiv
2.42	at four
2.33	at g
1.80	at half
-2.91	at heart
-1.51	at his
2.93	at hom
2.05	at hotmail
2.58	at it
-1.58	at john
1.67	at min
-1.65	at most
-2.53	at my
1.54	at night
-1.96	at our
2.55	at school
1.59	at sea
-2.43	at seven
-3.28	at six
-2.13	at ten
-1.99	at the
0.93	at thi
-1.52	at two
-1.34	at wed
0.84	at weekend
-2.21	at what
2.75	at work
2.02	at your
-1.85	athletic
-1.85	athletic club
3.07	atm
2.60	atm @fakeMoney
2.59	atm card
-1.98	attachment
2.86	attend
-1.92	attention
-2.11	attentiv
2.16	attractiv
2.12	attractiv student
-2.62	au
-2.62	au pair
-0.83	audi tt
-1.22	audition
1.58	august and
-1.99	aunt
-1.63	authentic
-2.56	author
-1.46	authoris
3.05	auto
2.82	auto switch
-3.35	automatic
-1.20	automatic @petFarm
-1.20	automatic any
-1.94	autumn
-0.97	autumn ceil
1.00	availabl #
1.28	availabl @dealTalk
2.31	availabl @document
2.48	availabl @fake
2.22	availabl @flat
-2.25	availabl @haste
2.71	availabl @payWord
1.50	availabl @stolen
-2.91	availabl at
-1.74	availabl can
0.96	availabl for
-1.17	availabl i
-2.29	availabl in
-2.35	availabl is
1.42	availabl let
-1.01	availabl now
-2.92	availabl ok
-1.55	availabl on
2.51	availabl she
-2.39	availabl what
-0.92	availabl within
2.36	availabl you
1.26	availabl your
-1.46	averag
-0.92	avoid
1.24	awa @street
1.54	awa @ticketItem
1.24	awa end
-1.63	awa for
-1.05	awa i
-2.17	awa in
1.54	awa ticket
-1.49	awkward
-1.81	awn
-3.33	axe
-2.45	axe and
3.63	b
1.61	b #few
1.22	b @sexual
1.80	b and
0.99	b u
-2.02	bab bath
1.96	bab due
-1.48	bab has
1.67	bab in
-1.96	bab monitor
-1.28	bab to
-2.08	bab und
-2.95	babysit
-2.10	babysit @document
-2.10	babysit @scheme
-2.10	babysit referenc
0.98	bacc
0.98	bacc @tobacco
0.98	bacc amb
2.73	back
-1.42	back @forced
-1.59	back @threat
1.27	back a
-0.82	back bed
1.48	back doubl
1.21	back flight
2.90	back from
-1.85	back i
1.08	back if
2.29	back memor
-1.06	back new
2.20	back no
2.54	back of
-0.83	back the
-0.83	back ther
0.94	back to
-1.52	back we
3.03	back with
-2.04	bacp
-1.83	bad
-1.54	bad box
2.15	bad credit
1.16	badg
-0.87	badg no
2.34	badg scan
1.77	badg without
3.54	bag #
2.84	bag @fake
-2.11	bag and
-3.09	bag bag
-3.84	bag for
2.66	bag hand
-0.96	bag in
-1.13	bag includ
-0.84	bag it
-1.44	bag leath
1.41	bag mirror
-3.18	bag of
-2.01	bag waterproof
-2.47	bag with
-1.59	baile
-1.19	baile pegasu
-1.24	baile unicorn
-2.70	bailiff
-2.27	bailiff advic
1.05	bait
-3.26	bak
-1.99	bak and
-1.14	bak off
-2.09	baker
-4.69	bal
3.01	balanc
1.57	balanc @bank
0.89	balanc from
2.12	balanc to
-1.06	balanc togeth
-1.78	balcon
-2.06	ballet
-1.22	ballet at
0.88	balloon
2.46	balloon all
-2.38	balloon in
-1.46	ballroom
-1.83	ballyhackamor
-1.97	bamboo
1.74	ban
-3.19	band
-1.44	band #few
-2.10	bandit
-1.81	bang on
-1.26	bangor
-0.87	bangor count
1.35	bank @chequeWork
4.83	bank @fakeMoney
3.80	bank @kitchenTool
1.48	bank @link
-1.56	bank @moveMoney
-0.95	bank @pup
-1.36	bank @realJob
2.70	bank card
-2.12	bank cashi
0.84	bank detail
1.54	bank has
-1.93	bank holida
4.09	bank log
1.48	bank login
0.91	bank nam
-2.01	bank reconciliation
-1.29	bank shift
2.77	bank statement
1.63	bank to
1.99	bankrupt
1.99	bankrupt cash
-3.10	bar
0.92	bar ###
2.14	bar #few
2.14	bar @dealUnit
0.95	bar @petFarm
-1.86	bar @pup
-1.21	bar a
-2.02	bar for
0.95	bar in
-0.99	bar kit
3.05	bar legal
-0.99	bar seven
-1.86	bar staff
-3.19	bar stool
1.54	bar too
-2.13	bar towel
-2.55	bar used
-2.11	barb
-2.11	barb @flat
-2.11	barb rent
1.10	barcla
1.97	barcla and
1.23	barcla or
1.73	barcod
1.83	barcod @notSeen
1.73	barcod aft
-1.19	bareback
-2.01	bareback no
0.93	bargain
2.74	bargain @document
0.88	bargain @fakeMoney
-3.07	bargain @groupsOfPeople
0.96	bargain @gun
1.84	bargain @stolen
-3.07	bargain black
2.05	bargain i
-3.39	barista
-1.34	barista sta
-1.38	barista want
-4.94	barn
-3.37	barn find
-1.50	barn for
-1.52	barn with
-1.22	barr
2.42	barrel
1.76	barrel @chatApp
1.76	barrel snap
-1.21	bas
-1.06	bas in
-1.52	basebal
-1.52	basebal bat
-3.00	basement
-2.16	basement @flat
-2.16	basement flat
3.29	bash
-3.47	basic
-2.74	basic #
-2.61	basil
-3.74	basket
-1.14	basket @nitrous
-1.75	bass
-1.43	bass and
-2.29	bat and
1.58	bat fair
2.35	batch
2.11	batch pk
-2.03	bath
-2.67	bath @explosive
-2.67	bath @threat
-1.12	bath and
-2.67	bath bomb
1.92	bath i
2.64	bath quick
-1.39	bath salt
-2.21	bath v
-1.25	bathroom
-1.08	bathtub
-1.08	bathtub fit
2.19	baton
-3.71	batter
-2.01	batter #
-1.14	batter #teen
-2.48	batter @fee
2.56	batter @forced
-2.48	batter @nitrous
-1.56	batter @noScript
-1.98	batter @spray
-1.98	batter acid
-2.48	batter charg
-1.56	batter cycl
-1.46	batter includ
2.56	batter lock
-2.47	bay
-1.73	bayswat
-1.73	bayswat @genuine
-1.45	bb
-1.45	bb @gun
-1.45	bb gun
1.44	be
1.47	be #
-1.32	be @ammo
-1.24	be @fakeDoc
1.99	be @payWord
-0.99	be @trustTalk
1.76	be @viewing
2.58	be affectionat
2.14	be chang
-2.28	be check
1.59	be clos
-2.03	be collect
1.53	be flown
2.22	be friend
-1.57	be glad
-1.35	be happ
-1.41	be on
-2.34	be over
2.79	be put
1.33	be sent
-1.32	be silenc
2.17	be sorr
-1.24	be the
-1.74	be used
1.76	be visit
2.82	be wip
2.27	be with
-0.91	beacon
-2.26	bead
-2.27	bean
-1.70	bean tin
-2.71	beano
-2.71	beano from
-3.67	bear
-2.00	bear on
-2.35	bear tedd
-0.88	bearsden
4.04	beaten
-2.00	beaut
-1.84	beaut salon
-0.95	beautiful
2.02	becaus @invest
-1.22	becaus everybod
-1.21	becaus i
2.02	becaus min
1.83	becaus of
1.55	becaus ten
-1.24	becaus we
2.35	becom
2.70	becom a
-1.76	bed
-1.64	bed #
-1.59	bed ##
0.98	bed and
-1.03	bed big
-0.88	bed flat
-1.82	bed for
-1.87	bed fram
1.59	bed hous
1.36	bed i
0.88	bed in
-2.03	bed king
-2.13	bed new
-0.83	bed semi
-1.08	bed with
-1.03	bed would
-0.93	bedroom a
-2.02	bedroom furnitur
-1.66	bedroom in
-1.56	bedroom near
-2.05	bedroom set
2.59	bedroom twent
-0.84	bedroom two
-1.63	bedsid
-1.63	bedsid crib
-2.47	beech
-1.49	beef
1.09	been @absentReason
1.33	been @flat
-1.79	been @sexual
-0.94	been a
1.33	been let
-1.91	been on
-0.85	been open
-0.97	been our
1.09	been post
1.87	been touch
1.83	been with
-3.01	beer
-2.30	beer brew
-2.63	bees
-1.16	beeston
-0.80	beeston with
-1.20	befor @payWord
1.31	befor @realJob
-0.83	befor @viewing
-1.15	befor a
-2.72	befor eight
-1.02	befor ever
1.44	befor frida
-1.56	befor i
1.63	befor left
-2.22	befor pa
2.05	befor start
3.31	befor the
-0.83	befor view
2.51	befor we
-1.69	begin
-1.32	begin i
-1.17	begin with
-1.36	behind
-1.36	behind the
-1.69	being
-1.34	being ask
-0.90	being dul
-2.77	bel
-2.39	bel and
-3.35	belfast
-1.37	belfast are
2.26	belgium
2.26	belgium @tobacco
2.26	belgium no
-1.21	believ
4.20	belong
3.67	belong beaten
2.79	belong to
1.43	belt
-1.82	belt @genuine
2.22	belt buckl
-1.00	belt don
-1.16	belt in
-1.22	bench @images
-1.22	bench and
-1.22	bench fold
1.67	benefit @sexRent
1.59	benefit arrangement
-1.90	benefit welcom
0.89	bengal
-1.73	berlingo
-1.01	bermondse
-3.07	berth
-1.45	berth motor
-1.19	besid
-1.17	besid a
3.57	best
1.35	best @fake
2.44	best @hardDrug
2.44	best cok
3.32	best in
2.09	best qualit
-0.81	bet
-0.83	bet no
-1.30	bet pric
-1.04	bet sick
-0.85	bet than
2.05	bet you
-2.75	between #
2.27	between @clocking
-1.36	between adult
2.27	between ring
-2.58	bevel
-2.58	bevel @fake
-2.58	bevel mirror
-1.15	bexle
2.98	bf
-2.03	bi
-3.72	bicycl
-1.23	big @childWord
-2.59	big @kitchenTool
1.28	big @stolen
-1.23	big bo
-1.33	big box
1.28	big cat
-1.03	big fridg
-1.53	big garden
1.39	big head
-1.30	big than
-0.82	bik
-2.02	bik #
-1.18	bik ##
-1.13	bik ###
-1.90	bik #teen
-1.20	bik @childWord
1.32	bik @stolen
-1.78	bik @street
-1.07	bik child
-3.07	bik for
-2.66	bik fram
-0.85	bik from
-0.87	bik goes
2.49	bik going
-1.39	bik jacket
-1.02	bik need
2.77	bik out
-2.35	bik rack
-1.46	bik repair
-2.00	bik stand
-0.94	bik that
0.97	bik thre
-1.47	bik with
2.23	bik without
-2.66	bikeregist
-2.66	bikeregist pass
-1.14	bil
-2.16	bil dvd
2.67	bil for
-1.71	bil includ
1.98	bil is
-2.15	bil meet
2.40	bil wifi
-2.46	billhook
-2.13	billhook for
-2.08	binar
2.35	biometric
-1.83	bird
-2.65	bird @cruelty
2.75	bird @drugRun
2.75	bird @wildlife
-2.65	bird badg
2.75	bird trap
-1.67	birth chart
-3.15	birthda
-0.95	birthda cak
-2.60	birthda present
-1.38	biscuit
-1.21	biscuit twent
-1.03	bishopston
-2.62	bit bas
-3.62	bit her
2.57	bit ly
1.49	bit of
0.97	bitcoin
1.21	bitcoin @invest
1.97	bitcoin @notSeen
1.97	bitcoin only
1.58	bitcoin or
1.82	bitcoin wallet
3.18	bl
3.18	bl you
-1.52	black ###
1.18	black @exclude
-1.88	black @gun
-1.52	black and
-2.50	black histor
-1.20	black in
3.13	black magic
0.88	black medium
1.50	black need
2.73	black no
-1.88	black strap
-1.62	black tabl
-1.93	blackboard
-1.93	blackboard from
2.36	blacklist
2.36	blacklist imei
2.71	blacklist phon
1.28	blad
-1.22	blad @kitchenTool
-1.26	blad adult
2.18	blad com
-1.22	blad sharpen
-1.79	blad und
1.76	blad with
4.15	blank
3.03	blank @dealTalk
3.03	blank fir
-1.64	blanket
-2.20	blast
-1.87	blast and
-1.94	blaz
-1.66	blaz and
-2.98	blend
-2.01	bless
-2.01	bless you
1.89	block @link
-1.45	block over
1.63	block phon
1.89	block verif
-1.66	block with
-3.33	blockchain
-2.72	blok
-0.83	blond
-2.47	blond #
1.16	blood
2.12	blood and
3.51	blood group
-2.36	blood pressur
-2.21	blood pud
2.57	blot
2.29	blot two
-2.46	blous
-2.08	blow dry
0.82	blu
1.26	blu #
3.29	blu @cruelty
2.51	blu @forced
3.29	blu badg
2.19	blu inhal
2.51	blu punish
-2.82	blu ray
-1.26	blu that
-2.44	bluebel
-1.95	blunt
-1.49	blunt and
-2.52	bmw ##
1.92	bmw x
-2.61	bo
-1.34	bo @realJob
-2.20	bo cloth
-2.51	bo from
-1.44	bo of
-1.23	bo radio
-1.34	bo school
-1.36	bo with
-3.71	board
-1.12	board and
-3.04	board gam
-1.20	boat #
-1.46	boat one
2.05	bod
2.38	bod by
2.93	bod to
-3.09	boil
-2.13	boil man
-1.76	bolst
-3.38	bolt
-0.99	bolt and
-0.80	bolt includ
-1.75	bolt on
-1.15	bolt pattern
-1.47	bolt to
-1.44	bolton
-0.89	bomb
-1.21	bomb cherr
-1.79	bomb damag
-1.69	bomb disposal
2.90	bomb how
-2.61	bomb jacket
-1.21	bomb lipstick
2.14	bon
-2.38	bondag
-1.54	bondag fre
-2.77	bong
-2.30	bong bel
-1.01	bonnevill
-0.88	bonnevill bik
-1.64	bonu @salary
-0.84	bonu gam
-1.64	bonu pension
-3.03	book
-0.93	book @groupsOfPeople
-2.07	book @images
-0.93	book @originLand
2.59	book a
-2.58	book about
-1.72	book any
-1.83	book by
-2.08	book club
-1.59	book cock
-1.74	book i
-0.93	book indian
1.24	book no
-1.82	book of
-1.96	book present
-1.68	book sign
1.69	book so
-1.17	book the
1.03	book through
-2.14	book two
-3.11	bookcas
-1.54	bookish
-3.86	bookkeep
-1.56	bookkeep @genuine
-1.74	bookkeep @organ
-1.56	bookkeep @protectedPay
-1.23	bookkeep availabl
-1.77	bookkeep for
-1.56	bookkeep invoic
-1.74	bookkeep liv
-1.16	bookkeep sta
-0.92	bookshelf
-1.75	bookshelf need
-1.59	bookshop
-2.24	boot
-1.55	boot @hardDrug
-1.10	boot and
-1.68	boot siz
-1.83	boot suppli
2.93	bor
2.12	bor @noTicket
1.75	bor no
-1.70	bord
-1.86	bord colli
2.76	born
2.11	born in
-3.58	bosch
1.54	bosnia
1.39	boss
1.58	boss @bigEasyMoney
0.90	boss @haste
1.30	boss for
0.90	boss limit
2.76	bot
1.70	bot mak
-1.51	both
-1.81	both @flat
-1.78	both @keys
-2.26	both in
-1.78	both ke
-1.81	both landlord
-2.79	both parent
-0.87	both thirt
-1.42	both work
1.79	botox @noScript
1.95	botox at
-1.46	botox by
-2.00	botox clinic
-1.81	botox with
1.88	bottl
-1.86	bottl collectabl
2.59	bottl need
1.75	bottl of
2.67	bottl seal
-1.57	bottom
-1.72	boudoir
-1.72	boudoir photograph
-1.09	bought
-0.99	bought @stolen
-1.57	bought and
-2.78	bought at
-0.99	bought befor
-2.69	bought for
2.49	bought from
-1.00	bought with
-2.85	bounc
-2.02	bounc castl
-1.52	bournemouth
-0.99	bournvill and
-1.83	boutiqu
-1.83	boutiqu job
-3.60	bow
-2.47	bow and
-1.45	bow saw
-2.94	bowi
-3.47	bowl
-2.35	bowl and
-1.43	box
-2.76	box #
-1.85	box ##
-2.41	box ###
-2.40	box @ammo
1.36	box @bankSecret
-1.28	box @blade
1.75	box @dealTalk
-2.18	box @dealUnit
-1.25	box @flat
-1.71	box @genuine
-2.72	box @groupsOfPeople
-2.64	box @notSeen
1.23	box @stolen
-1.44	box about
1.70	box and
2.46	box as
-2.72	box black
-1.81	box box
-1.45	box by
-1.29	box can
-1.87	box cash
2.91	box collect
1.21	box collection
3.25	box does
-2.04	box first
1.58	box for
-1.87	box fre
2.85	box heav
-1.87	box is
-1.28	box kept
1.75	box local
-2.71	box look
-2.58	box nameplat
-2.23	box new
-2.18	box no
2.02	box not
1.08	box offic
1.36	box passcod
-1.49	box receipt
-1.25	box room
-1.28	box samurai
2.82	box seal
-2.95	box set
-1.17	box that
-2.33	box two
-1.90	box with
0.94	boy
-1.67	boy #few
-1.83	boy @bereaved
-1.83	boy died
1.81	boy stil
2.07	boy want
2.17	boyfriend
1.30	br
-2.26	bra
-1.50	bracket
1.79	bradford @bankSecret
1.00	bradford energ
-2.95	bradford fair
-1.65	bradford mot
1.79	bradford national
-2.82	brak
-3.84	branch
-2.12	branch @controller
-2.13	branch cashi
-2.12	branch manag
1.70	brand
1.25	brand new
-1.08	brass
2.56	brass @blade
-1.61	brav
-2.08	brazilian
-2.26	bread
-2.18	bread @blade
-2.18	bread knif
-0.87	break and
-1.54	break bad
-2.04	break sign
2.65	break your
-2.01	breakfast
1.42	breakthrough
1.88	breast
2.70	breast milk
-1.97	breath
3.63	breed
-1.46	breed @document
-1.46	breed @petCare
2.38	breed @petFarm
2.15	breed alwa
2.53	breed in
-1.46	breed licenc
-2.30	brew
-2.30	brew kit
-1.82	brickla
2.80	brid
2.40	brid young
-2.77	bridal
-2.02	bridal mak
-2.62	bridg
-1.24	brighton
-1.30	brighton s
-2.18	bring @document
1.66	bring back
-2.02	bring fiv
2.89	bring her
1.28	bring my
1.36	bring them
0.84	bring two
-2.38	bring your
3.98	brings
2.29	brings back
1.61	brings it
2.55	brings you
-1.64	bristol
1.74	bristol #
-2.36	bristol for
1.31	britain
-1.51	british sign
-1.20	brixton
-0.91	broadband
-1.01	broadband and
-1.03	broadband are
-1.12	brok @regulated
-1.49	broken
-1.23	bromle
-1.44	bront
-1.44	bront novel
-1.00	bronz
1.96	broth
3.10	brothel
3.10	brothel @flat
3.10	brothel room
-2.05	brought hom
1.65	brown and
-2.48	brown sugar
-1.89	brown tra
2.49	brunett
-2.45	brunett #
1.09	brunett @sexual
1.94	brunett hotel
1.09	brunett incal
-3.17	brush
-2.23	brush steel
1.78	bt
1.78	bt @helper
1.78	bt mov
-3.52	bu
-1.27	bu collect
-0.81	bu over
-1.87	bu welcom
-2.52	bubbl
-1.76	bubbl @dealUnit
-1.76	bubbl wrap
2.22	buckl
1.64	bud
2.23	bud @weed
1.46	bud hash
2.28	bud left
-2.10	bud vas
-2.94	budd
-2.55	bugg
-2.52	build
-1.66	build and
-0.89	build has
-0.80	build hom
-0.94	build natural
-2.44	build plot
-1.79	build stag
-1.84	build with
-4.04	built
-1.72	built by
-2.18	built in
1.25	bul
1.49	bul @pup
-1.72	bul @street
1.22	bul pup
2.41	bul xl
-2.79	bulb
-1.62	bulb and
0.98	bulk
1.64	bulk @petFarm
1.64	bulk deal
-1.21	bulkhead
-1.28	bulkhead tim
1.17	bulldog @pup
-0.91	bullet
-2.52	bullet blend
-1.63	bullet caravan
2.06	bullet found
-3.17	bullet journal
-2.51	bump
-3.48	bundl
-2.41	bundl #teen
-1.23	bundl blaz
-1.10	bundl of
-2.55	bung
-1.63	bungalow
-1.26	bungalow in
2.06	bunk
1.85	bunk in
-1.58	bunn
-1.58	bunn @forced
-1.58	bunn bought
-3.49	bunt
-1.62	buoyanc
-1.62	buoyanc aid
-2.22	bur
-1.56	burlesqu
1.82	burn
-3.19	burn @dealTalk
-1.53	burn for
-3.19	burn gas
1.26	burn stil
2.35	burn the
2.70	burn their
2.17	burn tonight
2.09	bus @absentReason
-1.58	bus @sexual
-1.58	bus escort
-0.86	bus practic
2.09	bus station
1.38	bush
2.30	bush meat
-1.87	business
-1.07	business @payWord
-0.91	business in
-0.98	business of
-1.07	business paid
-1.44	bust
2.10	but
1.86	but @fake
-1.89	but he
-2.93	but i
-1.37	but it
-2.05	but lov
2.72	but my
2.09	but nobod
2.58	but someon
-1.01	but whit
3.52	but who
-1.65	but worth
3.57	but you
-1.81	butch
-1.71	butch @blade
-1.91	butch kniv
3.59	butterf
2.29	butterf @blade
2.57	butterf @noTicket
2.57	butterf any
2.29	butterf knif
-1.19	button that
-1.56	buttonhol
-1.17	buttonhol to
1.25	buy
2.42	buy @pup
1.81	buy @untraceable
4.23	buy a
-2.31	buy again
-2.65	buy bargain
-1.36	buy cbd
1.61	buy crypto
1.32	buy gift
-2.03	buy it
0.89	buy the
2.53	buy vouch
3.02	buy-and-sell@absentPlace
1.79	buy-and-sell@ammo
-1.11	buy-and-sell@assured
1.54	buy-and-sell@authority
-1.67	buy-and-sell@badHours
2.17	buy-and-sell@bank
-0.84	buy-and-sell@bereaved
3.09	buy-and-sell@bigEasyMoney
3.90	buy-and-sell@blade
1.00	buy-and-sell@brand
3.85	buy-and-sell@chatApp
-2.08	buy-and-sell@chequeWork
-3.26	buy-and-sell@childAge
-3.12	buy-and-sell@childWord
4.22	buy-and-sell@clocking
1.58	buy-and-sell@cruelty
2.81	buy-and-sell@dealTalk
2.37	buy-and-sell@dealUnit
-1.58	buy-and-sell@deposit
2.77	buy-and-sell@document
1.31	buy-and-sell@drugRun
2.10	buy-and-sell@escrow
1.18	buy-and-sell@essayMill
1.86	buy-and-sell@explosive
2.86	buy-and-sell@fake
2.23	buy-and-sell@fakeDoc
1.52	buy-and-sell@fakeMoney
-1.23	buy-and-sell@flat
-1.07	buy-and-sell@forced
3.84	buy-and-sell@friendsFamily
-2.03	buy-and-sell@genuine
-1.90	buy-and-sell@groupsOfPeople
1.76	buy-and-sell@growOp
1.46	buy-and-sell@gun
3.54	buy-and-sell@hacking
1.50	buy-and-sell@handle
1.61	buy-and-sell@hardDrug
-1.06	buy-and-sell@haste
-2.55	buy-and-sell@insult
2.39	buy-and-sell@jail
-1.36	buy-and-sell@kitchenTool
-1.38	buy-and-sell@link
-3.60	buy-and-sell@loveTalk
4.28	buy-and-sell@medicine
0.83	buy-and-sell@moveMoney
2.72	buy-and-sell@noCredit
4.37	buy-and-sell@noMum
1.83	buy-and-sell@noParent
2.08	buy-and-sell@noScript
1.97	buy-and-sell@noSkill
4.89	buy-and-sell@noTicket
1.40	buy-and-sell@notSeen
2.56	buy-and-sell@organ
2.82	buy-and-sell@originLand
-1.11	buy-and-sell@overpay
-1.52	buy-and-sell@parcelFirm
-1.52	buy-and-sell@parcelWork
1.74	buy-and-sell@payWord
-1.77	buy-and-sell@petCare
5.50	buy-and-sell@petFarm
4.12	buy-and-sell@petYoung
2.56	buy-and-sell@piracy
-1.33	buy-and-sell@protectedPay
1.01	buy-and-sell@regulated
1.21	buy-and-sell@salary
1.12	buy-and-sell@scheme
-0.95	buy-and-sell@sexual
2.31	buy-and-sell@spray
2.45	buy-and-sell@stolen
2.07	buy-and-sell@street
-1.82	buy-and-sell@threat
1.59	buy-and-sell@tobacco
5.01	buy-and-sell@tout
-0.98	buy-and-sell@toyGun
2.35	buy-and-sell@trustTalk
2.75	buy-and-sell@urine
1.72	buy-and-sell@visaSham
2.05	buy-and-sell@vulnerable
1.83	buy-and-sell@warZone
2.66	buy-and-sell@wildlife
-1.45	buy-and-sell@windfall
-5.77	buy-and-sell@youthLook
-2.59	by #
-3.27	by #few
-1.03	by @absentReason
-1.75	by @brand
1.49	by @chequeWork
-2.74	by @fakeMoney
-1.05	by @forced
2.64	by @friendsFamily
-1.17	by @genuine
-1.75	by @helper
-2.31	by @images
1.06	by @parcelFirm
1.71	by @payWord
-2.02	by @protectedPay
-3.07	by @sexRent
1.49	by @sexual
2.92	by @untraceable
-0.96	by a
-1.75	by adida
2.20	by agenc
-1.81	by an
1.25	by and
-1.09	by appointment
-3.07	by arrangement
1.98	by bank
0.85	by beautiful
2.22	by bitcoin
-2.74	by card
1.49	by chequ
-1.21	by couri
2.59	by crypto
-1.92	by day
1.11	by dhl
2.46	by email
-0.99	by equit
-2.32	by farrow
-1.64	by fiv
-1.20	by form
-2.06	by frida
2.64	by friend
1.26	by gift
-2.26	by grandad
-2.11	by horsewar
-1.17	by invoic
-1.87	by law
2.34	by lov
-2.34	by me
-2.67	by messag
1.99	by mistak
1.13	by moneygram
-1.66	by my
-1.99	by nabokov
1.39	by nak
-1.92	by night
-1.14	by oth
-3.26	by our
1.05	by paypal
1.18	by peopl
-1.75	by phon
-1.03	by post
-1.00	by royal
2.41	by send
-1.79	by stand
2.02	by text
1.70	by the
-0.92	by thre
2.99	by turnitin
2.07	by ups
-2.15	by us
-1.69	by van
-2.31	by video
2.46	by western
-0.96	by word
4.12	bypass
2.10	c
-1.97	c #few
1.65	c l
2.38	c o
-2.01	cab
-2.07	cabin
-3.80	cabinet
-2.08	cabinet com
-1.26	cabinet mak
-3.98	cabl
-1.60	cabl and
-2.07	cabl cash
-1.88	cabl reel
-1.49	cactu
-1.13	cadd
-3.86	caf
-1.73	caf and
-1.62	caf at
-1.95	caf in
-3.59	cag
-1.74	cag and
-1.42	cag sid
-3.48	cak
-0.89	cak @document
-0.89	cak @scheme
-1.03	cak afterward
-1.34	cak need
-0.89	cak referenc
2.42	cal
2.56	cal o
2.33	cal or
-3.02	cal out
2.07	cal the
2.25	cali
2.11	cali @weed
1.79	cali pack
-1.96	calm
-0.98	calm @flat
-1.12	calm pass
-2.87	calor
-1.20	cam
0.90	cam @noParent
-2.18	cam all
-1.89	cam but
-0.96	cam by
2.53	cam from
0.90	cam no
-1.22	cam to
-1.42	cambelt
-1.50	cambelt don
-1.18	cambelt with
-1.16	camden town
2.37	camera @ammo
-1.74	camera and
2.37	camera clip
-1.77	camera detector
-1.00	camera want
-1.92	camera with
-1.41	camp
-1.53	camp hob
-1.31	camp stov
0.96	camp typical
-1.97	campaign
-2.44	campervan
1.12	campu
2.18	can @dealTalk
2.39	can @drugRun
-2.06	can @groupsOfPeople
2.18	can @moveMoney
2.06	can @notSeen
-1.20	can @payWord
2.46	can agre
2.26	can arrang
-1.91	can be
1.45	can bring
-2.62	can check
-2.14	can collect
-1.80	can com
2.72	can cry
-0.94	can deliv
2.50	can do
2.18	can drop
-1.40	can explain
1.53	can get
-1.95	can he
-1.58	can help
-2.13	can hold
2.15	can hurt
2.21	can look
2.05	can mak
1.09	can meet
-2.61	can my
2.42	can not
2.06	can only
-1.89	can put
-1.73	can read
1.42	can see
2.30	can send
-1.24	can sta
2.78	can tel
-2.41	can transf
-2.06	can travel
2.12	can u
-1.01	can usual
-0.86	can wait
-3.20	can we
-1.62	can you
1.43	canada flight
-1.85	canada so
2.33	canc
2.85	canc and
2.01	candl fre
-2.23	candl mak
-0.95	candl vegan
3.46	cannabi
2.60	cannabi @flat
2.93	cannabi grown
2.60	cannabi hous
-2.96	cannabi leaf
-1.86	cannon
1.82	cannot
1.44	cannot @forced
2.41	cannot be
-2.44	cannot go
1.76	cannot open
1.44	cannot refus
1.35	cannot show
-3.61	canon
-1.26	canop
-1.18	canterbur
-1.84	canton
-1.35	canton has
-1.08	canton sinc
2.39	cap
-2.37	cap @gun
2.03	cap and
-1.87	cap by
-1.97	cap gun
2.64	cap stil
-2.04	capsul
2.70	capuchin
-3.27	car #
-2.31	car ###
-1.69	car @dealTalk
-2.07	car @dealUnit
-0.98	car @fee
-2.71	car @helper
-2.28	car @keys
-0.98	car @nitrous
1.87	car @payWord
-1.94	car @realJob
1.87	car @salary
-2.28	car @ticketItem
-2.67	car and
-2.71	car assistant
-0.93	car availabl
2.29	car brings
-0.98	car charg
-2.56	car even
-1.31	car for
-1.69	car gas
-1.13	car hom
1.83	car i
-2.29	car in
1.53	car is
-1.11	car ke
-2.07	car key
2.33	car no
1.58	car of
1.65	car open
-1.90	car or
-1.15	car our
2.32	car park
1.87	car pay
-0.93	car personal
-2.28	car seat
-2.50	car to
-3.50	car two
-0.99	car was
1.80	car wash
2.42	car wil
-2.38	caravan
-0.95	caravan ###
-2.02	caravan @toyGun
-1.45	caravan friend
-0.90	caravan from
2.62	caravan is
-2.02	caravan model
-2.20	caravan sit
-2.09	card #
0.84	card @document
1.70	card @fakeDoc
2.28	card @fakeMoney
1.65	card @helper
-1.18	card @regulated
2.85	card accept
-1.57	card contract
1.79	card detail
2.36	card for
-2.46	card from
1.60	card hello
-2.53	card hold
-1.18	card insur
1.77	card leed
2.56	card lent
-1.99	card light
2.04	card limit
1.63	card look
1.46	card my
0.94	card need
1.70	card no
2.80	card numb
-1.65	card payment
0.98	card send
1.24	card to
1.22	card with
2.50	card without
-1.77	card worth
-1.41	cardboard
-2.61	cardiff
1.44	cardiff @payWord
-2.02	cardigan
-3.16	careful
-0.90	careful to
-2.05	caretak
-1.92	cargo
-1.92	cargo bik
-0.85	carlisl
-1.04	carpent
-1.42	carpet
-2.08	carpet and
2.29	carr on
-1.60	carr two
-3.48	carri
-2.26	carri and
-2.43	carri bag
2.49	cart
2.35	cart @weed
2.04	cart and
2.35	cart edibl
1.44	cart that
1.28	carton
-3.33	cartridg
-2.43	cartridg bag
4.13	carv
3.11	carv last
-4.60	cas
2.34	cas @bigEasyMoney
-1.18	cas about
-2.85	cas and
2.34	cas cash
-2.57	cas for
-0.90	cas has
-2.27	cas no
2.04	cash
2.27	cash @drugRun
1.14	cash @noTicket
-0.92	cash @notSeen
2.34	cash @payWord
1.00	cash @pyramid
2.53	cash a
1.84	cash app
-3.14	cash bu
2.52	cash flexibl
1.00	cash from
1.00	cash gift
1.27	cash in
2.07	cash meet
2.09	cash no
2.08	cash nobod
-2.56	cash on
-0.92	cash only
-1.88	cash or
2.02	cash paid
2.19	cash to
1.96	cash week
-2.73	cash when
-1.65	cashi
-2.12	cashi @forced
-2.12	cashi @realJob
0.91	cashi s
-2.12	cashi train
-1.38	cast
1.73	cast @childWord
-2.94	cast iron
1.73	cast kid
-3.08	castl
-1.95	cat
-1.96	cat @codeShare
2.55	cat @growOp
-1.12	cat @pup
-1.78	cat @weed
0.99	cat and
-1.75	cat bolt
-2.43	cat carri
-0.86	cat cpd
1.28	cat cub
2.55	cat cut
-1.50	cat flap
1.25	cat four
-1.30	cat in
-1.12	cat lit
-1.10	cat long
-2.04	cat n
-1.13	cat not
-1.57	cat s
-1.96	cat scratch
-1.08	cat stead
-1.78	cat tre
-1.15	catalogu
-1.05	catalytic convert
-2.14	cater
-1.00	cathcart
-1.10	cathcart one
-1.71	cathedral
-1.80	cathedral quart
1.78	caught
-0.85	cavehil
-1.33	cb ##
-2.54	cbd
-2.01	cbd fre
1.92	cbt
2.86	cbt and
-2.45	cc
2.20	ccj
-2.56	cctv
-2.62	cd
-2.51	cds
-2.24	cedar
-1.14	ceed
-2.44	cel
-2.09	cello
-0.96	cent
-0.87	cent less
-1.18	centr
-2.14	centr clean
-1.65	centr i
1.46	centr she
-0.89	centr stand
3.07	centr the
1.08	central
-1.24	central @toyGun
-1.24	central heat
-2.86	ceramic
1.39	certain
1.44	certain get
-3.79	certifi
-1.30	certifi @childWord
-1.30	certifi lad
-1.93	certifi translation
1.71	certificat @fakeDoc
-1.07	certificat @forced
-1.20	certificat @kitchenTool
-1.44	certificat and
1.14	certificat any
-1.20	certificat collector
-1.57	certificat hold
2.05	certificat in
-1.64	certificat issu
2.81	certificat of
-1.52	certificat shown
-2.06	certificat sworn
1.61	certificat with
2.40	certificat without
-0.92	cf
-0.92	cf #
-4.33	chain
-1.03	chain and
-1.87	chain cash
-2.56	chain fre
-2.77	chair
-1.60	chair ##
1.24	chair @forced
-1.27	chair bought
-1.49	chair for
-0.80	chair in
-0.85	chair tighten
-1.63	chair to
-1.00	chais
-1.00	chais can
-1.57	chalet
-1.21	challeng
1.05	champion
1.05	champion leagu
-2.76	chandeli
-0.99	chandeli @fake
1.49	chanel
1.78	chanel and
2.18	chang
0.95	chang @fake
-1.01	chang all
2.37	chang ever
-2.47	chang my
2.02	chang ok
2.60	channel
-2.17	channel no
2.07	channel one
1.69	channel sky
-1.84	chapel
-1.74	chapel allerton
-1.59	charact
2.17	charg #
-1.73	charg @genuine
1.50	charg @payFirst
-1.15	charg @payWord
-1.19	charg @stolen
-2.88	charg and
-2.26	charg by
1.24	charg even
1.43	charg first
1.98	charg payabl
-0.96	charg two
1.50	charg up
-1.52	charg you
-5.09	charit
-2.34	charit #
-1.08	charit @petCare
-2.98	charit fre
-1.48	charit help
-1.08	charit rehom
-0.82	charit sit
-1.50	charit volunt
-1.50	charli
-2.26	charli and
-2.35	charli bear
-1.86	charli the
-1.23	charm
-2.18	chart
-0.96	chart need
-1.95	chas
-1.87	chassi
-1.20	chassi treat
3.09	chat
1.90	chat @realJob
-2.27	chat ad
3.47	chat aft
1.90	chat interview
0.90	chat on
2.40	chat with
-1.67	chatham
5.70	cheap
1.03	cheap @childWord
2.51	cheap @document
1.30	cheap @flat
2.66	cheap @stolen
3.34	cheap @tobacco
-2.11	cheap and
0.98	cheap bacc
2.66	cheap don
2.39	cheap fag
1.55	cheap for
1.03	cheap lad
2.51	cheap licenc
-2.78	cheap must
1.65	cheap than
1.99	cheap thi
-1.07	cheap to
1.97	cheap tobacco
1.83	cheap year
2.55	cheapest
-1.35	check
1.95	check ##
1.01	check @assured
0.91	check @payWord
-1.50	check @petCare
1.03	check @salary
-2.02	check and
-2.08	check at
-2.16	check befor
1.01	check guarant
-2.67	check it
1.76	check one
1.19	check out
1.03	check pay
1.37	check student
-1.35	check the
2.07	check thi
-2.88	check we
-0.82	check with
2.02	check you
-1.91	check your
-2.72	cheerful
-0.93	cheerful the
1.32	chees
-2.64	chef
-1.47	chef @forced
-0.95	chef cov
-1.85	chef de
-1.17	chef look
-1.47	chef own
-1.69	chef s
-0.87	cheltenham
5.20	chem
3.47	chem and
2.78	chem for
-1.39	chemistr
2.91	chequ
1.73	chequ @payWord
2.49	chequ and
1.75	chequ for
-1.69	chequ i
2.19	chequ is
1.94	chequ sent
1.34	chequ thank
2.02	chequ to
1.84	chequ you
-1.97	cherr
-1.21	cherr @explosive
-1.21	cherr @threat
-1.21	cherr bomb
-3.41	chess
-2.85	chess partn
-3.49	chest
-1.85	chew
-2.35	chic
-1.97	chic @images
-1.97	chic photo
-2.84	chicken
-2.60	chicken point
3.47	chil
3.24	chil t
-2.49	child @ticketItem
1.05	child @toyGun
1.05	child model
-2.18	child s
-2.49	child seat
-2.46	childhood
-2.46	childhood not
-2.38	childmind
-1.48	childmind @regulated
-0.94	childmind @withParent
-2.45	childmind and
-1.48	childmind ofst
-1.99	children
-1.84	children aged
-1.34	children and
-1.73	children good
2.07	children in
-1.99	children of
-1.26	children one
-1.41	chim
-1.32	chim can
-1.15	chim on
-2.24	chimne
-2.03	chimne sweep
2.43	china
-1.27	china first
-2.20	chines
-0.80	chines @childWord
-1.03	chip
1.47	chip @noMum
-1.48	chip @petCare
1.47	chip @vulnerable
1.47	chip no
-1.32	chippendal
-1.32	chippendal chair
-2.26	chisel
-2.90	chocolat
-2.26	chocolat factor
-2.54	choic my
-1.15	choic no
-1.05	choic part
-3.40	choir
-1.78	choir @noSkill
-1.78	choir all
-0.86	choir that
2.37	choos from
-0.80	choos the
-1.30	christian
2.23	christian @flat
-3.07	christian singl
2.23	christian tenant
-2.49	christma
-2.51	christma @weed
3.23	christma but
-2.59	christma decoration
-0.95	christma lid
-2.51	christma tre
-1.84	christma vouch
-1.83	chrom
-1.46	church
2.41	church @absentReason
-2.96	church hal
2.41	church mission
1.88	ciali
1.63	ciali @noScript
1.63	ciali no
-2.44	cigarett
-2.44	cigarett @fakeMoney
-2.44	cigarett card
-1.36	cinema
0.95	circl
1.00	circl put
2.94	circumcision
2.94	circumcision for
-1.27	cis
-1.64	citroen
-1.73	citroen berlingo
-0.97	citroen c
-0.97	citroen dispatch
-2.34	civil
-1.34	cla
-1.34	cla @gun
-1.34	cla @images
-1.34	cla @threat
-1.34	cla shoot
2.44	claim
1.37	claim it
1.98	claim your
-2.92	clamp
1.46	clapham
1.65	clapham ##
-1.58	clasp
-1.13	clasp step
-3.94	class
-2.85	class #few
1.41	class @assured
-1.95	class a
-1.95	class e
-1.65	class from
1.41	class guarant
-2.81	class of
-1.74	class saturda
-3.70	classic
-0.95	clean
-2.90	clean #teen
-1.25	clean @controller
2.75	clean @document
-2.98	clean @fakeDoc
2.08	clean @gun
1.70	clean @noMum
-1.13	clean @payWord
-0.98	clean @realJob
1.70	clean @vulnerable
-1.00	clean and
-1.07	clean ever
-0.97	clean for
-1.33	clean from
-1.51	clean her
2.09	clean i
1.88	clean in
-2.98	clean insid
-1.71	clean leath
1.09	clean nev
1.06	clean no
-2.17	clean rod
-0.98	clean rota
-2.53	clean two
3.16	clean v
2.44	clean wee
-1.86	clean with
-2.96	clear
-1.71	clear @document
-2.45	clear and
-1.45	clear out
-1.66	clear v
-3.24	clearanc
-1.80	clearanc @document
-1.80	clearanc @petCare
-1.80	clearanc licenc
-1.52	clerk
1.71	clerk #
-2.01	clerk account
-2.65	clerk offic
-2.32	clerk sag
-2.26	clev
0.91	click
1.93	click thi
1.43	client at
-1.30	clifton
-1.33	clifton a
-1.17	clifton and
-2.25	climb
-2.02	climb @absentReason
-2.02	climb post
1.48	clinic @awayFromSite
1.39	clinic even
-1.49	clinic in
-0.89	clinic premis
1.48	clinic privat
-1.59	clinic with
-1.12	clio
1.11	clip
-2.29	clip fram
1.68	clip nev
-0.80	clip next
2.37	clip of
-2.29	clip on
2.77	clip the
1.22	clock
-0.95	clock @bank
-1.26	clock @viewing
-1.44	clock by
-0.95	clock chim
-1.72	clock from
-1.97	clock the
2.58	clock to
2.94	clon
2.46	clon @fakeMoney
2.46	clon card
1.92	clon in
1.99	clon plat
2.03	clon read
-1.94	clon war
-2.78	clos
1.59	clos @fakeMoney
1.59	clos @kitchenTool
1.59	clos @link
-1.83	clos boutiqu
1.38	clos but
-1.69	clos fit
1.59	clos log
-1.49	clos to
-2.20	cloth
-3.09	cloth #teen
-1.94	cloth bundl
-1.38	cloth on
2.70	club @childAge
-1.85	club @flat
-1.82	club and
-1.85	club club
2.38	club fifteen
-2.06	club for
-1.85	club let
-2.14	club shirt
3.11	club thursda
-1.82	clutch
-0.86	clutch in
-4.14	cm
2.49	co
3.31	co codamol
2.05	co dot
-3.51	coach
-2.63	coach und
-2.17	coast
-2.44	coat
-1.34	coat #
-1.50	coat and
-2.28	coca
-2.28	coca cola
3.89	cocain
-2.84	cocain bear
3.13	cocain for
-3.25	cock
-1.59	cock pheasant
-1.51	cockapoo
-1.15	cockapoo a
-0.97	cockapoo pupp
-2.72	cocktail
-1.59	cocktail book
-2.18	cocktail shak
-2.93	cod for
2.12	cod i
-1.48	cod we
-1.48	cod when
2.06	cod you
3.31	codamol
3.31	codamol thirt
2.14	codein
1.57	codein #
1.60	codein @medicine
-1.52	coffe
1.41	coffe and
-1.97	coffe first
-1.94	coffe in
-1.22	coffe is
-0.96	coffe offic
-1.70	coffe on
-2.83	coffe tabl
-3.25	coin
-1.18	coin collection
-2.20	coin count
2.76	coin look
-1.71	cok
2.19	cok @hardDrug
-2.32	cok bottl
-3.67	cok zero
-1.61	cola sign
-1.70	cold
1.35	cold @weed
1.35	cold pack
-1.40	cold wat
-2.17	colleagu
1.03	collect @keys
-1.91	collect @viewing
2.66	collect a
-2.30	collect any
0.88	collect at
-1.69	collect by
-1.08	collect collection
3.79	collect from
0.97	collect i
-1.58	collect in
-4.79	collect it
1.03	collect ke
1.90	collect pleas
-1.06	collect tak
2.47	collect the
-1.90	collect tin
-1.99	collectabl
-2.30	collection
-2.27	collection @genuine
-2.12	collection @notSeen
2.56	collection aft
1.63	collection and
-1.99	collection ashtra
-1.84	collection in
-2.12	collection only
-2.98	collection or
-2.79	collector
-1.20	collector sal
-0.83	colleg
-2.14	colleg day
-1.93	colli
-1.08	colli adult
-4.41	colour
-1.52	colour @document
-2.19	colour @toyGun
-1.01	colour but
-2.32	colour by
-1.39	colour chang
-1.52	colour mot
-2.19	colour nail
-1.76	colour set
-2.19	coloured
-2.19	coloured laundr
-1.27	column
2.35	com @payWord
-1.94	com @sexual
1.92	com along
-2.71	com and
-1.86	com apart
-2.13	com at
1.02	com back
-0.83	com bank
1.72	com becaus
-1.87	com by
2.67	com do
-1.19	com first
-2.53	com hello
1.12	com i
1.38	com is
2.16	com lat
-1.94	com my
-3.48	com ok
-2.20	com on
2.35	com send
-1.92	com soon
2.77	com to
-3.80	com toda
-2.96	com what
-1.01	com within
1.49	com you
-2.64	combination
-2.64	combination padlock
-2.02	comed
-2.42	comfortabl
-1.94	comfortabl @flat
-1.85	comment
0.92	commission @payWord
2.04	commission aft
-2.05	commission basic
-0.89	commission from
0.92	commission paid
-2.14	common
-0.85	commonwealth
-2.22	communit
-1.78	communit choir
1.71	compan
0.93	compan ##
1.93	compan @payWord
1.93	compan @salary
-0.89	compan at
1.61	compan brings
-1.10	compan for
-0.84	compan from
1.13	compan i
0.89	compan of
1.93	compan pay
-0.93	compan shop
2.06	compan so
2.21	compan that
1.75	compan who
-0.93	companion
-2.32	companion #
-1.88	companion for
0.82	complain
-0.98	complain about
-5.04	complet
-1.84	complet we
-1.84	complet with
-2.94	completion
-2.14	completion @regulated
-2.14	completion fca
-1.45	complianc
-1.45	complianc analyst
-2.08	compliant
-2.33	compound
-2.33	compound and
-1.64	compulsor
-3.37	comput
-2.55	comput help
-0.82	con
-1.02	con do
-2.14	concert
-1.96	concert @ticketItem
-1.97	concert t
-1.96	concert ticket
-2.45	concret
-1.41	concret @badHours
-1.41	concret floor
-1.00	condition
-3.00	condition #
-1.43	condition @fake
-0.85	condition half
2.01	condition i
-1.17	condition it
-1.08	condition with
0.93	condom
-2.08	conferenc
-0.96	confidential
1.34	confirm
2.68	congratulation
2.24	congratulation your
-1.16	consent
-1.75	consent and
-2.87	consider
-1.14	consider i
1.91	consignment
1.60	consignment box
2.38	consol
2.38	consol with
-2.21	consultant
-1.76	consultant #
-1.71	consultation
-2.12	consultation first
3.03	contact
1.20	contact @authority
1.20	contact hr
1.93	contact the
1.46	contact you
-2.70	contain
-1.56	contain #
-0.99	contain @flat
-0.99	contain studio
1.41	content
-0.95	contract
-0.87	contract @dealTalk
-1.10	contract @regulated
-0.99	contract by
2.07	contract com
-1.10	contract glaa
-0.87	contract menu
-1.67	contract taken
2.70	contract you
-2.33	control
-1.22	control @genuine
-1.22	control @regulated
-2.09	control and
2.20	control by
-1.23	control car
-1.46	control drug
-1.22	control licens
-3.21	conversation
-2.33	conversation and
-2.05	conversion
3.38	convert
1.28	convert @gun
2.69	convert top
-1.66	cook
-1.77	cook for
-1.26	cook from
-1.69	cook wel
-2.28	cookbook
-2.25	cooker
-1.94	cooker book
0.95	cool
2.85	cool got
-2.64	coon
-1.59	coon @stolen
-1.59	coon cat
-2.02	coon climb
-3.34	coop
-1.93	coop for
-1.05	coop in
1.77	cop @brand
-2.40	cop for
3.27	cop from
-2.88	cop it
-1.61	cop of
-2.02	cop pan
2.93	cop sam
0.93	cop serial
-1.75	copywrit
-1.89	cord
-1.07	cordless
-2.29	corkscrew
-1.77	corn
-0.96	corn bik
-1.45	corn otherwis
0.88	corn sofa
-1.54	cornic
-1.54	cornwal
1.82	correction
-3.17	corsa
-2.09	corsa first
-1.10	corstorphin one
2.58	cos
2.06	cosh
2.06	cosh @authority
2.06	cosh polic
-1.24	cost
3.15	cost #
2.00	cost ##
-1.77	cost first
-1.22	cost hand
-0.83	cost help
-0.82	cost less
-1.68	cost mor
-1.52	cost noth
-1.35	cost pleas
-0.93	cost step
-1.06	cost the
1.54	cost you
-3.63	costum
-2.32	costum age
-1.86	costum lycra
-2.76	cot
-2.58	cot @sexual
-2.58	cot bed
-4.29	cottag
-1.27	cottag on
-0.97	cottag quart
-1.91	cottag to
-0.96	cottag with
-3.61	cotton
-1.75	could
3.33	could not
-3.74	could you
2.88	council @flat
2.08	council check
-2.40	council exchang
2.08	council hous
-1.15	council tax
2.49	council tenanc
-2.90	counsel
-1.66	counsel @regulated
-1.66	counsel bacp
-1.85	counsellor
-2.04	count
2.19	count availabl
-1.03	count cak
-0.87	count down
2.64	counterfeit
2.62	counterfeit not
4.20	countr
1.54	countr and
1.49	countr you
-4.65	coupl
-2.53	coupl #
-0.81	coupl @notSeen
-1.31	coupl are
-1.77	coupl brunett
-1.72	coupl for
-1.89	coupl handmad
-2.45	coupl in
-1.30	coupl look
-1.14	coupl of
-0.81	coupl only
-2.37	coupl seek
-1.73	coupl who
-1.30	coupl young
-1.69	couri
1.94	couri @fee
-2.01	couri bag
2.89	couri brings
1.94	couri fee
-1.24	couri for
1.67	couri includ
-2.07	couri pick
-2.93	couri sam
-2.04	couri van
2.89	couri wil
-0.98	cours
-1.94	cours @document
-1.78	cours @payWord
-1.94	cours @toyGun
-1.94	cours certificat
-1.78	cours paid
1.96	court @childWord
-1.60	court and
1.96	court bab
2.36	cousin
1.59	cousin has
-1.07	cov
-1.95	cov a
-2.51	cov and
-1.12	cov for
2.25	cov the
-1.33	cov wash
-1.46	coventr
2.70	covid
-1.97	cowbo
-1.97	cowbo hat
-1.46	cowl
3.16	cp
1.64	cp @images
1.64	cp mega
-0.86	cpd
-0.86	cpd allowanc
-1.37	cr
-2.53	crack
1.85	crack @hardDrug
1.82	crack deliver
-3.28	crack fil
-3.49	crack in
-1.93	crack repair
1.85	crack rock
-1.75	crack screen
-1.87	crackl
-1.32	cradl
-3.57	craft
-2.00	craft @stolen
-0.84	craft of
-0.84	craft van
-1.56	crampon
-1.56	crampon wint
-2.00	crash
-1.03	crat
-1.53	crat coca
-1.12	crat larg
2.39	crat sel
-1.71	crat thre
-2.49	cream
1.48	cream @fee
1.48	cream @nitrous
1.48	cream charg
-1.63	cream dispens
-1.35	cream leath
-1.91	cream mak
-1.75	cream siphon
-1.81	cream van
1.19	credit
2.20	credit @dealUnit
-1.73	credit @fakeMoney
-0.93	credit @forced
-1.73	credit card
2.05	credit check
2.20	credit scor
-2.79	credit union
0.99	credit welcom
0.96	crew
-1.63	crib
-1.63	crib hard
-2.95	cricket
-0.95	cricket bag
-2.86	cricket tie
-2.16	crim
-1.69	crim novel
2.46	crippl
2.46	crippl the
-2.02	crisp
-2.39	crocodil
-2.39	crocodil effect
2.57	crop
1.42	crop ear
-3.75	cross
-2.71	cross stitch
1.84	crossbow @gun
1.84	crossbow pistol
-0.97	crossgat
2.03	croydon
-0.84	cruis
1.51	cruis @helper
-0.99	cruis lin
1.51	cruis ship
2.72	cry
2.28	cry #
0.97	crypto
1.67	crypto @invest
1.84	crypto @notSeen
-1.59	crypto and
1.84	crypto only
1.44	crypto presal
1.61	crypto with
2.39	crystal #
2.32	crystal @hardDrug
-2.76	crystal chandeli
-2.40	crystal glass
-2.42	crystal heal
2.32	crystal meth
-0.95	crystal peak
2.66	crystal two
2.84	cs
1.35	cs @dealTalk
2.52	cs @noScript
2.52	cs from
1.35	cs gas
1.68	csc
1.46	csc @weed
1.46	csc green
2.36	csc without
-1.86	ct
-1.58	cub
1.28	cub @noMum
1.28	cub @noTicket
1.28	cub no
2.40	cuddl
2.40	cuddl up
-2.07	cuff
-2.64	cufflink
-1.03	cul
-1.03	cul de
-2.07	cultur
-2.00	cup
-2.28	cup and
-1.05	cup hold
-0.85	cup of
-1.86	cupboard ful
1.62	cur
1.99	cur canc
-2.51	curiou
-0.98	curr
-4.40	curtain
-1.73	curtain ##
-1.10	curtain has
-1.46	curtain lin
-1.49	curtain sid
-1.59	curtain two
-2.84	curv
-1.64	curv @childWord
-1.64	curv lad
-3.98	cushion
-1.24	cushion clean
-0.81	cushion was
1.63	custod
1.63	custod of
-0.86	custom ###
1.48	custom @fee
2.00	custom @payWord
2.00	custom @salary
-1.13	custom do
1.48	custom fee
1.48	custom hav
-0.96	custom in
2.00	custom pay
-2.57	custom servic
-1.81	cut #few
-2.59	cut and
-1.11	cut car
1.77	cut off
2.55	cut thi
2.19	cuti
-1.59	cv
1.40	cv start
-2.53	cv to
-1.94	cv writ
1.10	cvv
-1.78	cycl to
-1.56	cycl und
-1.84	cyclist
-1.99	cylind
-2.11	cylind for
-1.58	cymbal
-1.58	cymbal stool
-1.76	cymraeg
-0.86	cynco
-1.02	cynco the
1.09	cypru
1.09	cypru and
-1.70	d @taskWork
-1.92	d @threat
-2.84	d be
1.23	d e
-1.75	d enjo
-1.92	d kil
-1.70	d lik
1.37	d m
2.45	d o
2.86	d print
-1.11	d rath
-2.49	da a
-1.04	da ahead
-1.21	da and
-1.77	da at
-2.09	da holida
-1.39	da in
-1.75	da laptop
-1.58	da look
1.99	da non
-1.64	da off
-1.14	da prefer
2.98	da to
-1.39	da welcom
-1.24	da you
1.64	dachshund @pup
-0.87	dacia
-3.31	dad
1.45	dad i
-3.17	dad of
-2.12	dad s
-1.26	dad who
-2.10	dad with
2.70	dadd
-2.20	daf
-0.92	daf cf
-2.20	daf lf
1.18	dai
1.61	dai @taskWork
1.52	dai lik
-0.91	dai tip
1.92	dai updat
-2.68	dal
2.51	dam
2.51	dam not
-2.96	damag
-1.79	damag restoration
-2.24	damp
-0.92	damp report
-4.63	danc
-1.76	danc a
-1.34	danc at
-2.66	danc for
-0.87	dark @weed
-0.87	dark green
1.98	darl
1.98	darl the
-2.88	dart
-1.61	dart #
-1.44	dart and
-3.28	dat
-1.86	dat and
-1.37	dat are
-2.01	data
-3.85	data recover
2.18	databas
-1.49	daught
1.65	daught @sexual
-1.46	daught is
2.75	daught s
-2.57	daught sel
-2.45	daught sinc
1.65	daught with
2.21	dave
-1.41	daventr
1.10	day
-1.25	day #
2.19	day @absentReason
0.81	day @assured
-1.15	day @bigEasyMoney
-1.04	day @deposit
-1.45	day @document
-0.80	day @fakeDoc
2.49	day @flat
1.00	day @forced
-2.86	day @insult
-1.36	day @realJob
-2.74	day @taskWork
-0.97	day @trustTalk
-1.47	day @weed
-0.94	day a
-2.23	day aft
-1.22	day and
2.13	day ap
-1.17	day at
1.63	day book
-2.26	day deliver
-1.04	day deposit
-0.80	day edit
-0.87	day for
-1.34	day from
-0.97	day honest
-1.66	day it
0.91	day no
-1.12	day of
4.48	day off
-0.84	day on
-0.85	day one
1.94	day over
2.19	day post
-1.47	day pot
-0.84	day pric
-2.86	day rat
-1.66	day releas
-1.29	day speedomet
-0.91	day start
1.85	day twelv
-1.00	day two
-1.68	day week
-2.67	day you
-1.01	daylight
-1.26	daytim
1.60	dbol
1.22	dbol @noScript
2.03	dbs @fee
-0.88	dbs @helper
-1.99	dbs @payWord
-1.16	dbs @withParent
1.46	dbs and
-1.71	dbs check
2.05	dbs cost
-1.99	dbs paid
-1.16	dbs parent
-1.86	de
-1.85	de parti
-1.03	de sac
-1.20	deactivat @gun
-1.20	deactivat rifl
-3.66	dead
-2.78	dead cheap
-1.67	dead nightshad
-2.22	dead pixel
1.95	deadlin
-1.42	deaf
-1.42	deaf so
1.21	deal
1.64	deal @awayFromSite
-1.81	deal @dealTalk
-1.81	deal bang
1.64	deal dm
-1.26	deal in
-1.65	deal two
2.35	dear
1.52	debt
-2.21	debt advic
1.97	debt back
-2.62	debt charit
2.24	debt collect
1.65	debt to
2.41	debt wip
3.60	deca
2.21	deca @medicine
2.21	deca tren
-2.26	decant
-2.01	decemb
-2.17	decent
-0.85	decent a
-0.96	decent deck
1.85	decid
1.33	decid my
-1.18	decimal
-2.39	deck
-1.15	deck ##
-1.44	declutter
-1.44	declutter in
-1.49	decorat
-1.83	decorat ##
-1.20	decorat @flat
-3.60	decoration
-2.59	decoration emojisnow
-2.05	decorator
1.56	deduct
-2.88	deep
-2.35	deep tissu
1.52	defenc
-1.77	defend
2.34	degre
1.54	degre @document
1.54	degre @toyGun
1.54	degre certificat
2.96	degre with
-2.00	del
-0.94	del laptop
4.87	delet
2.20	delet all
2.06	delet pass
3.47	delet thi
0.97	deliv @payWord
0.97	deliv @salary
1.63	deliv and
-1.64	deliv from
-2.06	deliv local
-0.90	deliv my
1.37	deliv no
0.97	deliv pay
-0.98	deliv sel
1.32	deliv sorr
-2.23	deliv two
-0.86	deliv we
-0.94	deliv within
3.50	deliver
-2.88	deliver @controller
1.57	deliver @payWord
1.63	deliver and
-2.88	deliver driv
2.64	deliver good
3.10	deliver in
-2.07	deliver rid
2.49	deliver to
-0.95	deliver upright
1.18	deliver week
-2.77	deliver within
-2.49	denim
-2.13	denim jacket
-1.15	dennistoun
-1.02	dennistoun sinc
-1.44	dent
-0.97	dent are
2.21	dental
-1.79	dental nurs
2.93	dental ven
1.33	dentist
2.13	dentist friend
-1.51	department
-1.52	deposit
-2.70	deposit #
-3.32	deposit ##
-2.03	deposit #teen
-1.63	deposit @assured
-0.92	deposit @buyKit
-0.94	deposit @petYoung
-0.94	deposit @scheme
-1.86	deposit aft
1.33	deposit by
-1.87	deposit cap
2.87	deposit first
-0.94	deposit fiv
-1.63	deposit goes
-1.92	deposit hold
1.54	deposit need
-1.67	deposit not
2.16	deposit now
-2.08	deposit one
-1.77	deposit only
-2.59	deposit protect
-1.72	deposit refund
2.15	deposit to
2.23	deposit toda
2.38	depot and
-1.24	depot bas
-1.97	depot in
2.24	derb
-1.80	derb #
-2.07	derr
-2.28	descal
-1.42	deserv
-1.03	deserv its
1.45	design @fake
2.08	design bag
1.45	design dup
-2.82	design not
-3.22	desk
-1.54	desk @realJob
-1.50	desk @viewing
-2.09	desk and
-1.04	desk in
-2.57	desk or
-1.54	desk school
-2.36	desk spac
-1.50	desk view
-0.98	desk with
-1.50	desktop
-1.50	desktop pc
-0.87	detach
-0.87	detach @flat
3.37	detail
1.65	detail and
1.41	detail any
-4.26	detector
-1.24	detector @hardDrug
-1.24	detector sp
-1.29	develop for
-0.81	develop four
-1.03	develop one
-0.82	develop sta
-0.91	develop want
-1.17	develop who
-2.69	devon
1.64	dhl
-2.37	diagnostic
-1.68	diagnostic kit
1.29	dial
-2.63	diar
-1.21	diar a
2.79	diazepam
0.90	diazepam #teen
0.90	diazepam @dealUnit
-2.57	dick
-1.94	dictionar
-2.08	did
-1.84	did them
-1.86	did you
-2.28	didn
-2.28	didn t
-1.50	didsbur
-1.06	didsbur a
-1.06	didsbur so
-1.06	didsbur we
1.18	died
2.29	died and
-1.77	difficult
2.84	dig
2.62	dig terri
-2.14	digbeth
3.42	digit
1.35	digit @codeShare
1.72	digit @trustTalk
1.35	digit cod
1.72	digit so
-3.09	digital
-1.58	digital @codeShare
-1.58	digital cod
-4.49	din
-2.15	din and
-1.45	din or
-1.41	dingh
2.01	dior
0.82	dirt
1.22	dirt @insult
1.22	dirt animal
2.40	dirt as
-1.89	dirt when
-1.71	disc
-2.49	disc in
1.07	discount
1.17	discount and
-1.49	discover
2.90	discreet
1.15	discreet @flat
2.37	discreet door
-1.70	discretion
-1.70	discuss
1.32	disguis
1.32	disguis as
-3.44	dish
-1.70	dish stainless
-1.18	dishwash
1.03	dishwash @authority
1.08	dishwash @letFraud
-2.38	dishwash @noScript
1.08	dishwash airbnb
1.03	dishwash council
-2.79	dishwash new
-1.63	dishwash saf
-2.38	dishwash tablet
-2.64	dismantl
-0.97	dispatch
-0.97	dispatch ###
-3.15	dispens
-2.23	displa
-0.81	displa @notSeen
-0.96	displa blunt
-0.81	displa only
2.39	disposabl
2.39	disposabl by
-1.69	disposal
-1.69	disposal @toyGun
-1.46	disposal lego
2.09	dissertation
1.41	dissertation @essayMill
2.20	dissertation from
-2.02	dissertation grammar
-1.38	district
-1.98	ditch
-1.98	ditch spad
2.49	divorc aft
-2.49	diy
-1.81	dj
-1.75	dj and
2.93	dm
1.71	dm for
2.00	dm me
2.13	dmt
1.42	dmt @tobacco
1.55	dmt @weed
1.55	dmt cart
1.42	dmt vap
4.56	do
1.73	do @badHours
1.31	do @images
2.02	do as
1.44	do everyth
1.50	do for
1.42	do good
2.94	do it
2.76	do kneecap
1.98	do not
1.85	do the
-1.13	do too
1.31	do video
1.10	do what
1.46	do you
2.31	do your
2.20	dob
2.20	dob and
1.47	doberman
1.47	doberman @pup
1.03	doberman pup
2.36	dock
2.03	dock ###
1.21	dock @petFarm
-1.01	dock and
3.22	doctor
-1.35	doctor @childWord
1.07	doctor @noScript
1.79	doctor in
-1.35	doctor junior
-1.35	doctor look
1.57	doctor need
1.24	doctor s
2.05	doctor with
1.72	document
2.41	document #
-1.76	document and
3.23	document good
-2.59	document requir
2.38	document sta
3.62	dodg
2.16	dodg box
2.28	dodg twent
1.26	does
-1.29	does @dealUnit
-1.98	does @viewing
-1.05	does anybod
3.25	does sky
-1.98	does view
-1.29	does zip
3.01	doesn
3.01	doesn t
-3.22	dog
-2.19	dog @forced
-2.00	dog @sexual
-1.17	dog and
-2.21	dog are
-0.80	dog at
-2.00	dog bed
-1.85	dog chew
-1.21	dog crat
-1.86	dog door
-1.54	dog groom
-2.28	dog in
2.12	dog is
-2.09	dog on
-2.19	dog train
-1.36	dog two
-2.89	dog walk
-1.58	dog welcom
2.16	doing
-4.51	dol
-1.37	dol s
-2.87	dol with
1.70	dollar
-1.71	domestic
2.80	domestic work
-3.29	dominatrix
-2.90	dominatrix limit
1.44	don @stolen
-0.97	don in
-0.83	don seen
1.01	don t
-0.88	don what
-1.47	don with
-1.55	donation
2.04	donor
2.04	donor and
3.30	dont
1.72	dont tel
-1.02	door
1.13	door ###
-1.01	door @payWord
-1.01	door @salary
-0.85	door air
-1.86	door and
-2.07	door as
-1.36	door cover
-1.63	door dry
1.43	door fin
1.76	door for
-2.50	door lock
-1.45	door no
-0.86	door open
-1.01	door pay
-1.39	door shelv
-1.86	door stop
-1.38	door supervisor
0.99	door the
-2.40	door to
-1.63	door two
-1.19	dor
-1.06	dor a
1.36	dos
3.16	dot
2.05	dot co
3.57	dot com
-2.09	dot dress
2.08	dot smith
2.05	dot uk
2.97	doubl
-1.03	doubl @flat
0.98	doubl @payWord
-3.18	doubl @sexual
-3.18	doubl bed
-1.14	doubl bedroom
-1.64	doubl garag
2.15	doubl oh
2.62	doubl one
-1.03	doubl room
1.76	doubl what
2.00	doubl your
1.33	doubl zero
2.05	down
1.72	down @gun
-1.17	down aft
2.35	down by
1.21	down from
1.99	down good
2.09	down i
-1.18	down in
-2.68	down to
1.72	down twelv
0.82	down with
-2.26	downsiz
-2.02	downsiz everyth
-1.14	downsiz in
-2.52	downstair
1.18	dpd
2.06	dpf and
-2.12	dpm
-2.25	dps
-0.85	dps @scheme
-1.44	dps @viewing
-1.44	dps view
-1.07	dr cheap
-1.85	draft
-2.28	dragon
1.37	drain
-0.92	drain servic
-2.68	drainag
-1.29	drama
-2.01	draught
-4.10	draw
-1.02	draw class
-1.05	draw from
1.13	drawn
2.24	drawn @payWord
2.24	drawn send
-2.28	dream
-1.94	dream dvd
-5.53	dress
-1.24	dress @wildlife
-0.93	dress in
-1.24	dress ivor
-2.89	dress siz
-2.44	dress up
-2.87	dressmak
2.07	dri
2.20	dri @hardDrug
-0.84	dri befor
1.54	dri mush
-1.87	drift
-0.86	drift @cruelty
-0.86	drift dock
1.05	dril
-0.85	dril no
2.45	dril through
-1.71	drink
1.70	drink and
-2.77	drink club
-2.48	drink first
-1.75	driv
-2.16	driv @forced
-1.96	driv @noSkill
-1.12	driv @scheme
2.14	driv @stolen
-0.84	driv as
-0.86	driv availabl
1.27	driv brings
-1.66	driv da
2.75	driv don
-0.99	driv even
-0.83	driv for
-1.87	driv instructor
-1.81	driv it
-2.44	driv lesson
0.88	driv licenc
-1.76	driv low
-1.22	driv need
-1.96	driv no
-1.36	driv non
-2.16	driv own
-1.12	driv referenc
0.87	driv s
-0.91	driv the
1.58	driv to
2.22	driv you
-3.10	driven
-2.45	driven by
-2.04	driven it
-1.39	drivewa
0.98	drop
1.04	drop #few
-1.25	drop @absentReason
-0.89	drop @badHours
1.19	drop anywher
-2.65	drop ear
1.83	drop it
-2.52	drop leaf
-0.89	drop mattress
1.45	drop my
-1.25	drop post
-1.63	drop screw
1.38	drop you
-0.83	drug
-1.97	drug and
-2.29	drug no
-2.07	drug rehab
2.48	drug test
-2.21	drug work
-1.67	drum
-1.58	drum kit
2.88	drunk
2.88	drunk or
-4.20	dry
-1.03	dry all
-1.85	dry and
-1.05	dry da
-1.84	dry first
-1.81	dry garag
-1.46	dry humour
-2.29	dslr
-2.12	dss
-1.90	dss and
-1.07	dss welcom
-1.13	dubai @helper
-1.13	dubai agent
2.75	due
0.93	due for
1.96	due in
2.65	due to
-0.90	dul
-1.69	dumbbel
1.10	dump
-2.14	dunde
-2.77	dungeon
-1.71	dungeon and
1.45	dup @petFarm
-2.05	dup of
1.45	dup wholesal
0.96	dur
-1.56	dur a
-2.82	durham
1.56	dust
-1.70	dust @dealUnit
-1.70	dust sheet
2.00	dust that
-1.33	dut @groupsOfPeople
-1.33	dut black
1.40	dut fre
-2.41	dvd and
1.72	dvla databas
-1.56	dvsa
-3.32	dyk
-2.28	dyk and
1.06	dyson
3.35	e
1.68	e @brand
1.60	e @medicine
2.74	e e
-1.48	e mail
1.33	e n
1.16	e p
-0.82	e park
2.96	e r
1.14	e s
2.02	e t
1.60	e tren
2.25	e want
2.65	each
1.86	each @buyKit
2.26	each @payWord
1.76	each @viewing
-1.42	each even
-0.84	each fast
1.99	each fortnight
1.62	each i
1.86	each kit
-1.49	each languag
1.22	each no
-1.69	each of
-2.34	each or
-0.87	each pag
2.45	each paid
1.78	each set
-1.09	each spr
-1.35	each the
1.76	each view
-1.38	each walk
-2.76	each week
-1.65	eal
-1.65	eal #
2.77	ear @ammo
1.87	ear @cruelty
2.77	ear clip
-0.87	ear collection
1.47	ear crop
1.31	ear don
-1.86	ear morn
-1.41	ear pad
-1.08	ear start
-0.86	earl
3.06	earn
2.15	earn ##
3.10	earn ###
2.17	earn @bigEasyMoney
-1.42	earn its
1.57	earn six
-2.05	earn up
-2.36	earth
-1.49	earth no
-0.93	eas bin
2.25	eas cash
0.91	eas mone
-1.14	eas to
2.12	easi
-2.40	east
-1.65	east @authority
-1.65	east window
-1.16	easton
-0.84	easton with
0.88	eat
2.12	eat with
3.05	eba
2.01	eba @escrow
1.50	eba escrow
1.68	eba hold
1.82	eba motor
1.34	eba wil
-1.35	ebik
-1.46	ebik too
-1.00	eccl
-0.85	ecclesfield
-2.33	echo
-2.33	echo and
-2.79	ecstas of
-1.28	edg of
-1.63	edg the
2.40	edibl
2.43	edibl and
-1.80	edinburgh
-1.67	edit
-1.00	edit lunch
-0.80	edit mileag
-2.52	edition
-1.94	edwardian
-2.61	effect
-2.39	effect handbag
2.04	egg @organ
-2.28	egg cup
2.04	egg donor
-2.28	egg incubator
-1.38	eight
-1.21	eight da
-1.26	eight guest
-1.15	eight job
-0.84	eight minut
2.16	eight nin
-1.00	eight thousand
-1.23	eight to
-0.83	eight vinyl
2.32	eighteen
3.23	eighteen til
2.20	eighth
1.68	eighth @notSeen
1.68	eighth only
-0.89	eith
-1.48	eith gearbox
-1.19	eith sid
-0.85	elddi
-2.39	elder
-1.07	elder @stolen
-1.07	elder cat
2.20	electric
-0.97	electric @authority
2.72	electric @fakeDoc
2.72	electric bypass
-1.36	electric check
3.62	electric met
-1.92	electric scoot
-0.97	electric window
-3.40	electrician
-0.81	electrician as
-2.31	electrician domestic
-1.17	electrician want
-1.10	electricit
-1.11	electricit wat
-1.68	elegant
-1.40	elegant and
2.50	elephant @wildlife
2.50	elephant ivor
-3.02	elephant ornament
1.09	eleven
-2.01	eleven month
3.50	eleven next
-2.13	eleven pleas
-1.93	eleven week
-1.75	eleven year
-1.24	elit
2.66	els s
-1.53	elsewher
2.58	elvans
1.82	elvans from
-2.14	elvi
4.94	email
1.75	email from
1.50	email me
2.04	email or
1.69	email you
1.27	embass
1.43	embass @fee
1.43	embass @nitrous
1.43	embass charg
-2.12	emigrat
-2.19	emigrat two
2.06	emission
2.06	emission @street
2.06	emission road
3.14	emojigun
3.14	emojigun @gun
2.14	emojigun strap
1.24	emojileaf
2.62	emojileaf @weed
2.62	emojileaf emojileaf
2.54	emojileaf loud
2.48	emojipil
2.54	emojipil emojipil
1.31	emojiplug
2.61	emojiplug @dealTalk
2.17	emojiplug alwa
1.69	emojisnow
2.14	emojisnow and
2.29	emojisnow availabl
1.14	emojisnow emojisnow
-1.05	emplo
-1.98	emplo @salary
-2.11	emplo barb
-3.95	empt
-1.95	empt decant
-1.99	empt of
-2.40	enamel
2.50	end
1.69	end @sexual
1.65	end @ticketItem
-1.50	end from
-2.02	end of
-1.17	end up
1.19	end with
0.95	energ
1.63	energ @windfall
1.63	energ rebat
-2.35	enfield
-0.87	enfield and
-1.95	enfield with
-2.04	engin
-1.63	engin #
-1.49	engin @dealTalk
-1.49	engin @regulated
-2.07	engin @toyGun
-1.08	engin and
-1.64	engin bonu
-1.49	engin gas
-0.86	engin look
-2.07	engin model
2.03	engin on
-0.86	engin two
-1.23	engineer
3.23	england
1.64	england to
1.86	england v
2.27	english @forced
-1.32	english and
-0.81	english i
2.27	english no
-1.88	english spoken
-1.05	enhanc
-1.05	enhanc @regulated
-1.05	enhanc dbs
-2.19	enjo
-2.08	enormou
-1.36	enough for
-2.03	enough refund
3.02	enough to
-2.42	ensuit
1.33	ent
1.20	ent your
-3.95	entertain
-1.75	entertain magic
-3.50	entertainment
1.14	entr
2.80	entr on
4.19	envelop
1.86	envelop fil
2.39	envelop stuff
-1.65	epc d
-1.39	epsom
-1.54	equal
1.95	equipment
1.38	equipment @payWord
1.62	equipment @salary
1.63	equipment by
-0.97	equipment paid
1.62	equipment pay
-2.08	equit
-0.86	equit danc
-2.34	escap
-2.34	escap @flat
-2.34	escap room
-0.96	escort
-3.02	escort #
2.03	escort @childWord
-1.58	escort @regulated
-1.58	escort dbs
2.03	escort lad
-2.26	escort minibu
2.22	escort need
-1.61	escort rs
2.77	escort servic
-3.21	escort vehicl
1.84	escrow
2.05	escrow @helper
2.05	escrow agent
1.75	escrow compan
-2.52	essa proofread
1.18	essa written
1.22	essential
-3.33	essex
-1.91	essex postcard
-1.03	estat
-1.76	estat @helper
-1.76	estat agent
-1.24	etch
-1.52	ethical
-1.52	ethical @fakeMoney
-1.52	ethical @hacking
-1.52	ethical hack
-1.36	eu
-1.27	eu @document
1.46	eu citizen
1.47	euro
-1.58	eurocargo
-1.84	eurocargo ###
-1.45	europ
3.23	european
3.23	european wif
1.99	even @noCredit
1.78	even @payWord
-0.97	even @realJob
-1.40	even a
1.43	even aft
-2.13	even at
1.99	even bankrupt
-2.84	even class
-2.66	even clean
-2.46	even even
-1.41	even for
-1.98	even i
-2.89	even in
-0.97	even monda
1.18	even my
0.81	even new
-1.15	even of
-1.20	even possibl
1.55	even she
3.48	even the
-1.90	even to
-2.65	event
-1.16	event ear
1.71	ever
-1.98	ever @fee
-0.99	ever @flat
-1.98	ever @nitrous
-1.99	ever @petYoung
-1.32	ever @realJob
2.07	ever channel
-1.98	ever charg
2.38	ever club
2.28	ever day
-1.69	ever even
1.76	ever hour
1.39	ever match
-1.15	ever monda
0.87	ever month
-2.34	ever oth
1.79	ever premium
-0.92	ever quot
-0.99	ever room
-1.85	ever second
-0.95	ever six
1.60	ever ten
2.34	ever thursda
-2.02	ever tuesda
2.22	ever way
2.35	ever week
-1.94	ever wint
-1.10	ever year
-0.84	everybod @salary
1.99	everybod approv
2.09	everybod hir
-1.57	everybod no
-0.84	everybod sick
-1.14	everybod the
1.21	everyon
2.47	everyon sees
-1.75	everyth a
-2.02	everyth clean
-1.98	everyth els
-1.78	everyth except
-2.36	everyth from
-2.14	everyth goes
1.60	everyth in
-1.94	everyth must
2.61	everyth stag
-0.94	everyth sterilis
-2.04	everyth that
-1.17	everyth turn
1.12	everyth you
1.08	evri
0.84	ex
-2.34	ex @absentReason
2.45	ex @images
-1.58	ex arm
2.45	ex fold
1.76	ex wil
3.19	exam
1.95	exam ##
2.31	exam for
1.18	exam sat
-1.00	excellent
-0.87	excellent @dealTalk
-0.87	excellent gas
-2.13	except
-1.48	except for
-2.04	exchang
-1.81	exchang both
1.43	exchang for
-0.90	exchang welcom
-2.05	executiv
-2.05	executiv earn
-2.25	exercis
-2.06	exet
-1.99	exhaust
-1.75	exhaust with
-1.37	expect
-0.98	expect guest
-3.26	expens
-2.76	expens @payWord
-2.76	expens paid
-0.81	experienc
-0.93	experienc car
-1.46	experienc childmind
-2.71	experienc even
-3.42	experienc fre
-3.09	experienc from
-2.72	experienc leed
-1.19	experienc nann
-4.24	experienc need
2.48	experienc we
-2.43	expir
-1.12	explain
-1.49	explain in
-1.29	explain why
-1.17	explain your
1.83	export
-1.84	express
-1.84	express unwant
-0.88	extend
3.27	extendabl
3.27	extendabl @blade
2.19	extendabl baton
2.06	extendabl cosh
-2.72	extension
-1.25	extension and
-2.12	extension lead
-0.87	extension need
-2.35	extra #
2.15	extra @fee
2.53	extra @nitrous
2.03	extra @sexual
2.12	extra aft
2.46	extra are
2.15	extra charg
-1.46	extra ebik
1.18	extra i
2.03	extra owo
1.67	extra to
-1.45	extraction
-1.45	extraction in
-1.55	eyelet
-1.61	eyepiec
-0.87	eyes
-0.87	eyes on
4.12	f
1.74	f a
3.17	f ggot
2.98	f look
-0.90	fabric
-0.82	fabric goes
-2.11	fac consultation
-1.32	fac cradl
-2.24	fac the
-2.95	fac to
0.86	fac valu
2.46	facebook
-1.77	factor reset
1.20	fag
-2.04	fag break
1.30	fag is
1.80	faggot
-2.82	faggot and
2.66	faggot hat
2.54	fail
2.54	fail or
-2.10	faint
-0.88	fair
-1.17	fair condition
-1.05	faith
3.08	fak
2.35	fak #
4.15	fak @brand
3.17	fak @document
-3.47	fak @hardDrug
1.33	fak airpod
1.63	fak but
1.72	fak chanel
-1.99	fak fur
-2.85	fak grass
1.86	fak id
1.92	fak mot
-2.10	fak not
2.38	fak ones
-2.15	fak plant
2.82	fak pokemon
2.13	fak review
-2.61	fak tan
-1.81	fal
-1.07	fal @street
-1.07	fal road
-2.14	fallowfield
2.54	fals
3.06	fals plat
-1.50	fami
-1.04	fami @controller
-1.93	fami @flat
1.68	fami @payWord
-0.90	fami a
-1.93	fami and
2.45	fami at
-1.55	fami car
-3.17	fami hom
-1.93	fami hous
2.28	fami i
-1.14	fami in
-1.71	fami mind
-1.03	fami of
1.68	fami payment
-1.38	fami upgrad
-1.84	fami we
-2.20	famil
-1.36	famil say
-2.32	famou
-2.05	famou @cruelty
-2.05	famou lamp
-1.46	fan and
2.01	far
2.40	far und
-0.90	farm #
-1.88	farm hand
-1.55	farmhous
-2.49	farrow
-2.32	farrow and
-1.40	fashion
1.48	fast @dealTalk
1.48	fast @drugRun
1.48	fast @moveMoney
-1.07	fast broadband
1.48	fast drop
3.29	fat
2.79	fat trann
1.32	fath you
-2.46	fault
-3.40	faux
-1.81	faux fur
-2.12	faux leath
1.65	favour
-1.86	favourit
-3.21	fca
-1.46	fca authoris
2.41	fear
2.41	fear person
-2.97	feath
-1.88	februar
2.89	fee
2.93	fee #
-0.94	fee @notSeen
1.45	fee @payFirst
-1.60	fee @payWord
1.33	fee by
2.28	fee first
2.32	fee for
1.77	fee i
-0.91	fee is
1.25	fee must
2.14	fee need
2.68	fee of
-0.94	fee only
-1.60	fee paid
2.33	fee to
1.30	fee top
-1.23	feed
1.43	feed them
-3.10	fees @payWord
-2.38	fees paid
-2.43	fees to
-1.87	feet
-1.46	feet and
1.60	fel
3.02	fel @stolen
3.06	fel off
-1.90	felt
1.31	femal
-1.73	femal @flat
1.30	femal @sexRent
-1.18	femal hous
-1.72	femal photograph
-1.90	femal prefer
2.69	femal who
2.03	feminis
-3.63	fenc
-1.39	fenc @flat
-1.39	fenc flat
-1.99	fenc foil
-2.40	fend
2.03	fentanyl
2.03	fentanyl patch
-2.05	ferguson
-1.59	ferguson #
-1.29	ferguson ##
-2.91	fern
-1.34	fern from
-1.79	ferr
1.16	festival
-1.44	festival @ticketItem
-1.45	festival and
-1.44	festival ticket
-1.82	fet
-2.12	fetch
-2.12	fetch it
-0.97	few @dealUnit
-0.97	few bit
1.82	ff
1.82	ff @gun
-2.25	fiat
-1.63	fiat ##
-1.07	fiat panda
-1.08	fibr
-3.78	field
-1.04	field shelt
-1.88	fiesta
-1.19	fift metr
-1.47	fift mil
2.26	fifteen
-1.84	fifteen @realJob
1.36	fifteen but
-1.84	fifteen hour
1.58	fifteen is
2.38	fifteen quid
-1.28	fifteen year
-2.19	fifth
4.55	fight
1.87	fight lin
2.89	fight stock
1.57	figur from
0.94	fil
0.97	fil at
-1.00	fil hand
2.20	fil in
-2.06	fillet
-1.38	fillet @blade
-1.38	fillet knif
1.32	film
-0.90	film @cruelty
2.38	film actress
3.23	film and
-3.09	film collection
-0.90	film dock
-1.15	film good
2.92	film in
-3.18	filt
-1.17	filt and
-1.07	filt clean
2.05	filth
2.05	filth @groupsOfPeople
2.05	filth jew
-1.01	filton
1.26	fin @fake
-0.87	fin @forced
-0.99	fin @payWord
-1.63	fin as
-1.22	fin begin
1.34	fin furnish
-1.98	fin onc
2.72	fin she
-0.87	fin sold
-0.87	financ from
2.45	financial
1.81	financial freedom
-2.43	find
-1.65	find @stolen
-1.13	find a
-0.90	find align
-1.85	find appli
2.19	find me
-1.65	find no
-1.83	find out
-1.48	find peopl
2.76	find you
-0.81	fingernail dishwash
2.91	finish
-2.02	finish @images
2.43	finish includ
-2.02	finish pictur
3.50	finish year
-1.09	finnieston
-1.04	finnieston and
-0.91	fir
1.01	fir @gun
-2.33	fir @noScript
1.60	fir @organ
-1.33	fir and
1.68	fir at
-1.59	fir collection
1.61	fir convert
2.45	fir dril
1.60	fir liv
-1.66	fir stick
-2.33	fir tablet
-2.50	fir tv
0.90	fir your
0.98	firearm
-1.08	firearm @document
-2.00	firearm @petFarm
-1.08	firearm @toyGun
-1.08	firearm certificat
-2.00	firearm deal
1.49	firearm want
-1.56	fireplac
3.45	firestick
2.24	firestick @piracy
1.44	firestick all
-1.69	firewood
1.25	firework @noMum
1.25	firework @noTicket
-1.71	firework from
1.25	firework no
-0.98	firm
-2.76	firm #
-1.36	firm @sexual
-1.36	firm ful
-1.08	firm gel
2.55	firm has
-1.17	firm no
-1.23	firm of
3.13	firm s
-0.99	firm two
-1.31	first
1.31	first #
-1.88	first @badHours
-1.19	first @dealTalk
1.25	first @fakeDoc
-1.27	first @flat
-0.85	first @groupsOfPeople
1.02	first @payWord
0.96	first @realJob
2.11	first @salary
-2.93	first aid
-2.24	first alwa
-1.36	first and
1.89	first ap
-0.85	first black
-2.79	first car
2.57	first class
-2.35	first com
-1.70	first day
-1.88	first floor
2.59	first get
1.25	first insid
-1.07	first jab
-1.50	first leed
-1.90	first meet
0.90	first no
-0.89	first placement
-1.81	first pul
-1.07	first register
-1.27	first rent
-1.19	first serv
-2.63	first so
-1.89	first step
1.01	first thre
-1.18	first to
-1.43	first two
-2.48	first vaccination
2.57	first wag
-1.03	first week
-0.82	firth
-0.82	firth park
-4.07	fish
-1.38	fish @blade
-1.39	fish @nitrous
-1.38	fish knif
-1.23	fish non
-1.34	fish tackl
-1.39	fish tank
2.23	fishscal
-1.86	fiskar
-4.05	fit
-1.69	fit @dealUnit
-1.08	fit @fakeDoc
-1.69	fit @notSeen
-1.80	fit @sexual
-1.41	fit a
0.82	fit down
-2.20	fit in
-1.08	fit insid
-2.37	fit most
-1.69	fit only
-1.69	fit sheet
-1.47	fit two
1.37	fiv
2.63	fiv #few
-1.53	fiv @gun
-0.99	fiv @medicine
-1.95	fiv @realJob
-1.53	fiv @sexual
-1.53	fiv @threat
-1.97	fiv @weed
1.26	fiv a
-1.53	fiv bed
-1.53	fiv burn
1.35	fiv da
3.28	fiv friend
-1.64	fiv hour
-1.35	fiv mil
-1.03	fiv minut
-1.97	fiv pack
-1.79	fiv pag
-1.97	fiv shelv
2.42	fiv six
-0.99	fiv sleep
2.72	fiv star
-0.89	fiv thirt
-0.97	fiv to
1.99	fiv week
-2.46	fiv year
-3.88	fix
-1.73	fix @sexual
-1.73	fix bed
-3.26	fix pric
2.20	fix your
-0.92	fl scotsman
2.12	fl to
-2.03	flag new
3.68	flak
2.96	flak straight
-1.50	flap
-1.12	flap @stolen
-1.12	flap cat
3.34	flash
4.01	flash powd
-1.46	flask
-1.06	flat
-2.94	flat #
1.70	flat @noParent
-1.32	flat @ownWill
2.25	flat @payWord
-2.35	flat @weed
-2.44	flat abov
-0.92	flat and
-3.29	flat availabl
1.65	flat clapham
-1.19	flat clos
1.70	flat don
1.33	flat for
-1.10	flat has
-1.26	flat heaton
2.31	flat hundr
-1.65	flat is
-1.55	flat leed
-1.40	flat near
-1.08	flat new
2.01	flat no
-1.01	flat on
-1.14	flat ones
-2.13	flat over
-2.35	flat pack
-1.67	flat roof
-1.32	flat saf
2.48	flat she
-1.01	flat wash
-1.34	flat with
-2.18	flatmat and
1.91	flatmat non
1.12	flavour
3.70	flick
3.46	flick @blade
2.57	flick and
2.76	flick knif
1.80	flick kniv
1.13	flight
1.21	flight @debtBond
-2.05	flight @payWord
2.15	flight and
1.21	flight from
-2.05	flight paid
1.19	flight you
-2.41	flintlock
-2.41	flintlock for
1.44	flip
1.74	flip ##
-1.62	floor
-1.03	floor #
-1.00	floor ##
-1.05	floor @flat
-0.87	floor @payWord
-0.88	floor dry
-0.87	floor flat
-1.84	floor no
-0.87	floor paid
-0.97	floor your
-1.18	florist
-1.16	florist for
-0.83	florist need
-1.30	florist want
1.24	flow
2.03	flow @growOp
-1.41	flow cover
2.03	flow feminis
-1.16	flow from
1.53	flown
1.53	flown to
1.15	fly
1.57	fly tip
-3.63	foam
-1.50	foam and
1.73	fob
1.74	fob ###
-0.94	focu
-1.62	focu ###
-2.84	foil
-1.49	foil blunt
-1.69	fold @flat
-1.64	fold @kitchenTool
-1.64	fold camp
-1.69	fold flat
2.22	fold for
-1.25	fold i
-0.93	folk
1.91	follow
1.64	follow and
1.69	follow the
-2.19	fond
-2.19	fond of
1.94	food deliver
0.96	food for
-2.49	fool
-2.49	fool but
-1.64	foot
-1.68	foot @toyGun
-1.68	foot massag
-1.95	footbal
-2.63	footbal coach
-3.40	footbal program
1.32	footbal shirt
1.02	for
1.18	for #
4.70	for ##
2.23	for ###
-1.80	for #few
-1.26	for #teen
2.45	for @assured
-1.11	for @authority
-1.98	for @controller
-0.99	for @dealUnit
1.86	for @document
-1.77	for @drugRun
-2.47	for @fakeMoney
4.12	for @flat
1.62	for @forced
3.41	for @images
2.02	for @jail
-4.67	for @kitchenTool
1.56	for @nitrous
1.19	for @paperHold
-1.24	for @parcelWork
1.31	for @payWord
-1.77	for @realJob
1.91	for @sexRent
3.78	for @sexual
-1.09	for @threat
-1.81	for @ticketItem
-2.17	for @toyGun
1.61	for @viewing
2.72	for @weed
-1.23	for a
-1.66	for adult
-0.96	for ages
1.36	for all
1.34	for an
1.93	for anyon
-1.28	for art
2.07	for at
-1.85	for athletic
-2.83	for bath
-1.78	for begin
2.98	for bf
-1.54	for big
-2.48	for birthda
-1.77	for by
-2.43	for camp
1.94	for cannabi
-2.05	for caretak
1.82	for cash
-1.57	for certificat
-2.94	for children
-1.90	for cinema
-1.58	for clean
-2.00	for collector
-1.58	for concert
-1.86	for corsa
0.99	for council
-2.29	for coupl
-1.82	for craft
-2.02	for curtain
-1.58	for dat
2.85	for detail
-2.12	for din
-2.23	for displa
3.23	for document
-2.39	for dressmak
-1.37	for eight
-1.49	for eleven
-1.96	for emplo
-3.50	for entertainment
-1.16	for event
-1.16	for everyth
2.52	for exam
2.12	for extra
-2.54	for firm
-2.18	for flatmat
-1.18	for four
1.61	for fre
0.94	for friend
2.49	for friendship
2.72	for fun
-2.24	for gcs
2.78	for gent
1.31	for girl
2.37	for grown
-0.99	for guest
-2.09	for hairdress
-0.81	for hay
-2.22	for hen
2.75	for hir
-1.12	for holida
1.36	for hom
-1.40	for hors
1.34	for inmat
1.61	for inspection
2.26	for intimac
3.22	for it
2.64	for keyless
-1.62	for labour
-2.43	for lead
2.19	for let
-2.47	for log
2.22	for lost
-1.97	for lunch
1.48	for main
-2.34	for mak
1.05	for me
3.24	for mor
2.18	for mortgag
-1.49	for museum
-1.80	for my
-2.75	for myself
2.56	for new
-1.28	for nin
-2.00	for old
-3.33	for one
-0.98	for optimist
-1.50	for oth
-1.13	for over
3.27	for pap
-1.24	for parcel
-2.20	for part
-1.83	for pasta
1.36	for peopl
-1.09	for petrol
1.75	for photo
-1.84	for pizza
2.42	for pla
2.04	for poland
2.48	for protection
-1.96	for pub
-1.74	for reception
3.63	for regular
3.48	for rent
-1.77	for run
3.65	for sal
-0.92	for school
1.32	for self
-2.63	for shop
-1.18	for short
-1.84	for shot
2.94	for sixt
-2.63	for smal
-2.19	for som
-1.86	for somebod
-2.92	for someon
-1.23	for someth
-2.04	for spar
-0.91	for stock
-1.93	for stor
-2.49	for student
-1.19	for television
-2.46	for ten
1.05	for the
-2.31	for theatr
-1.98	for thes
-1.66	for thirt
1.01	for thos
2.45	for tonight
-1.18	for twent
-1.04	for two
2.28	for und
-1.97	for up
3.30	for us
1.34	for visa
2.33	for webcam
-2.89	for wed
-1.02	for weekend
-2.56	for what
-2.37	for wid
-1.20	for wint
-1.43	for women
1.32	for work
2.39	for you
0.89	for young
3.27	for your
1.77	for yourself
2.10	forc
-3.00	ford
-1.87	ford @sexual
-1.87	ford escort
-1.00	ford fiesta
-0.91	ford transit
3.02	foreign
2.38	foreman
1.71	forex
-2.49	forgot
-2.49	forgot the
-1.37	forgotten
-1.37	forgotten @bankSecret
-1.37	forgotten password
-2.95	fork
-1.21	fork servic
-2.24	forklift
1.79	form fair
-1.34	form that
-1.45	formal
-1.45	formal din
-0.85	fort @flat
-0.83	fort album
-1.17	fort fiv
-2.07	fort hour
-2.54	fort minut
2.04	fort pound
2.26	fort thousand
-1.56	fort year
1.99	fortnight
1.99	fortnight lat
1.33	forward
-2.19	forward and
2.31	forward the
2.09	forward them
1.51	found
-1.52	found batter
2.84	found for
1.04	found in
-2.01	found it
2.22	found phon
-0.86	found somewher
2.72	four #few
2.15	four @childWord
-1.15	four @pup
-2.36	four @ticketItem
-1.93	four @weed
-1.08	four a
-1.15	four allo
-0.94	four bedroom
-2.21	four berth
-1.14	four bik
-1.32	four box
-1.25	four chair
-1.80	four children
-1.90	four da
-1.68	four day
-1.03	four develop
-1.15	four dog
2.97	four doubl
1.25	four firework
2.42	four fiv
2.39	four girl
1.35	four hand
-1.21	four head
-1.45	four hour
2.32	four in
-1.87	four man
-1.15	four millimetr
-1.57	four of
-0.85	four oth
-0.89	four park
-2.41	four plat
2.95	four screen
-1.20	four solar
-1.86	four sup
3.43	four tim
-0.86	four vet
-0.94	four welcom
-2.16	four year
1.17	fourteen
2.25	fourteen or
-2.54	fourth
2.13	fox
3.54	fox and
-2.07	fox cushion
-2.50	fr
1.92	fragranc @fake
1.92	fragranc @fakeMoney
1.92	fragranc @growOp
1.92	fragranc clon
-2.23	fragranc oil
-2.92	fram
-2.29	fram @ammo
-1.94	fram a
2.28	fram and
-2.29	fram clip
-0.99	fram numb
-1.41	fram print
1.60	fraud @helper
1.60	fraud mov
-1.47	fre
3.51	fre @flat
-1.05	fre @helper
-1.54	fre @parcelWork
1.72	fre @payWord
2.50	fre @piracy
1.72	fre @salary
1.25	fre @sexRent
1.73	fre @sexual
-0.85	fre @taskWork
-1.85	fre @viewing
-1.53	fre a
-0.84	fre access
-2.70	fre and
-1.39	fre bath
-1.75	fre bookshelf
1.86	fre caravan
-1.83	fre channel
-1.55	fre charit
-1.84	fre com
-2.30	fre from
2.62	fre just
-2.42	fre leed
0.91	fre no
-1.54	fre parcel
1.72	fre pay
-1.42	fre phon
1.19	fre piano
2.24	fre plu
1.53	fre rent
3.38	fre room
-1.16	fre seasonal
-2.73	fre sofa
1.98	fre solar
-0.85	fre surve
-1.96	fre to
-2.69	fre with
-0.95	fre without
1.81	freedom
0.90	freedom @dealTalk
0.90	freedom @pyramid
0.90	freedom fir
-2.14	freehold
-3.17	freelanc
-1.85	freelanc writ
-2.92	freesat
-2.99	freeview
0.91	freez
-1.34	freez and
1.33	french @pup
-0.87	french and
1.67	frenchi
1.67	frenchi @pup
1.67	frenchi pup
5.82	fresh
1.71	fresh @fake
1.75	fresh @vulnerable
1.71	fresh fak
3.23	fresh from
1.92	fresh list
1.75	fresh off
-2.35	fri
-1.45	frida and
1.02	frida cash
-1.80	frida could
-1.16	frida monda
2.50	frida night
-1.14	frida tip
-1.36	frida we
-0.97	frida your
-1.06	fridg
-0.84	fridg and
1.71	fridg freez
-1.03	fridg show
-2.50	friend @flat
-2.11	friend @groupsOfPeople
1.92	friend @sexual
1.45	friend and
-0.85	friend board
-1.57	friend christian
-2.04	friend class
-1.67	friend craft
1.07	friend group
-1.95	friend hous
2.18	friend is
1.59	friend join
-2.11	friend lesbian
-1.80	friend not
1.22	friend old
-0.98	friend plac
1.56	friend shar
3.10	friend to
0.94	friend with
-2.92	friend writ
2.53	friendship and
1.97	frighten i
-1.51	frighten me
-1.72	from ##
-3.02	from ###
-2.63	from #few
3.81	from @absentPlace
2.06	from @codeShare
0.97	from @forced
1.56	from @noScript
1.97	from @originLand
1.54	from @warZone
-0.92	from abov
3.04	from abroad
-1.59	from adel
2.73	from anoth
3.49	from any
2.26	from belgium
1.54	from bosnia
-1.36	from cavehil
-1.10	from corstorphin
-1.69	from dad
3.08	from derb
2.37	from discreet
-1.37	from dor
1.21	from earn
2.66	from ghana
-1.16	from grow
0.83	from guernse
-1.28	from hillsborough
-1.96	from hunt
-1.95	from ikea
1.71	from ireland
-1.09	from islington
1.62	from it
2.24	from jamaica
-1.24	from jd
-1.12	from jeweller
-1.10	from last
-1.15	from levenshulm
0.97	from lock
-2.62	from m
-1.31	from may
-1.00	from my
-1.26	from new
-2.36	from next
-1.92	from old
-3.83	from our
-1.22	from peopl
-0.95	from portobello
-1.31	from quaysid
-1.48	from read
-0.85	from redland
1.31	from romania
1.50	from scam
2.06	from scratch
-1.30	from sea
-2.03	from septemb
1.42	from serbia
-1.14	from seven
-1.40	from six
-1.82	from smok
-1.43	from st
2.14	from ten
1.54	from the
1.20	from them
-0.93	from thre
1.48	from turke
-1.18	from two
-1.77	from us
1.02	from vietnam
1.42	from warehous
-0.98	from waterloo
-2.18	from wheel
-0.94	front @sexual
-0.99	front and
-0.94	front bed
-1.11	front door
1.42	front fre
-0.86	front new
-2.74	front of
-1.75	front ther
2.05	frontier
2.05	frontier in
-1.46	frost
-1.06	frost fre
2.02	frozen
-3.17	fruit
-2.31	fruit pick
-4.69	ft
-1.56	ft #few
-1.52	ft thre
1.23	fuel @payWord
-1.06	fuel and
1.23	fuel paid
-1.14	ful
1.51	ful @payWord
-0.96	ful @regulated
1.83	ful amount
-1.22	ful awn
-2.10	ful fit
-2.75	ful histor
1.25	ful nam
-1.59	ful of
-2.45	ful siz
-1.32	fulham
3.39	fullz
2.34	fullz and
2.15	fullz fresh
2.20	fullz with
2.36	fun
2.07	fund
2.04	fund @payWord
1.64	fund are
2.11	fund transf
-1.87	funeral
-1.58	funeral and
-2.78	funn
-2.81	fur
-1.99	fur coat
-1.91	fur throw
-1.75	furnish @deposit
1.14	furnish @letFraud
-1.75	furnish hold
1.93	furnish i
-1.13	furnish let
-1.61	furnish one
-1.16	furnish open
-1.15	furnish quiet
1.38	furnish the
-2.15	furnish wash
-3.61	furnitur
-1.90	furnitur for
2.68	furth
2.72	furth ##
3.98	fus
4.26	g
1.97	g #
-1.51	g #few
3.34	g and
2.78	g bag
1.46	g e
1.33	g for
1.55	g g
1.99	g m
2.27	g r
1.20	g u
2.37	ga
2.37	ga @exclude
2.37	ga no
2.63	gabb
-1.03	gaff
-1.03	gaff start
-1.91	galax
-1.27	galler
1.17	gam
-2.14	gam #teen
0.86	gam and
1.85	gam bred
-0.84	gam diagnostic
1.34	gam from
-2.43	gam on
-2.06	gam pass
-1.34	gam pc
2.89	gam test
-1.75	gam with
1.65	gangmast
-4.50	garag
-1.79	garag @viewing
-0.84	garag all
-1.12	garag and
-1.82	garag in
-1.66	garag secur
-1.79	garag see
-1.69	garag som
-2.55	garag to
-0.94	garden
-1.02	garden @awayFromSite
-1.80	garden @weed
-0.97	garden a
-1.64	garden and
-1.68	garden availabl
-2.26	garden big
-1.54	garden clearanc
-1.13	garden for
-1.75	garden furnish
-1.10	garden hos
1.06	garden look
-1.32	garden no
-0.93	garden pot
-1.02	garden privat
-1.37	garden shed
-0.89	garden the
-1.59	garden tool
-2.49	garden two
-1.75	garden wal
-1.55	garden weed
1.22	garden with
-1.11	garston
-1.52	gas @document
-2.34	gas @toyGun
1.16	gas and
-2.93	gas bottl
-1.24	gas central
-1.52	gas certificat
-0.82	gas electricit
-1.49	gas engin
-1.74	gas heat
-1.81	gas saf
3.71	gas the
1.58	gas work
-1.03	gasket
-1.03	gasket gon
1.61	gass
-3.18	gat
-2.45	gat is
-0.86	gat sa
-1.76	gateshead
-1.46	gateshead @forced
-1.48	gateshead and
-2.03	gaug
-4.53	gay
-3.47	gay man
-2.03	gay prid
-3.43	gb
-2.29	gb ##
-1.40	gb batter
-2.26	gb serial
-1.31	gcs
-2.26	gcs and
-1.42	gearbox
-1.48	gearbox @petFarm
-1.48	gearbox any
1.72	gel and
-0.94	gel build
1.83	gelato
1.83	gelato #
-1.99	gend
1.90	general
2.10	general in
-3.08	generation
-2.15	generator
2.78	generou
2.37	generou gent
2.27	gent
2.26	gent @payWord
2.52	gent anyth
2.26	gent pa
-1.50	gent watch
-2.79	gentl
-2.19	gentl and
-0.93	gentleman
-1.72	gentleman for
-1.25	gentlemen
-1.43	gentlemen @notSeen
-1.43	gentlemen only
-1.44	gentlemen over
-1.49	genuin
-2.22	genuin @brand
-1.55	genuin @forced
-1.49	genuin @trustTalk
-1.55	genuin bought
-1.82	genuin gucci
-1.49	genuin honest
-1.49	genuin mulberr
-2.21	genuin old
-2.02	genuin reason
-1.86	genuin wher
-1.98	georgian
1.86	german
2.02	german and
5.56	get
1.94	get ##
1.77	get ###
1.97	get @debtBond
2.32	get @parcelWork
1.74	get a
1.68	get an
-1.37	get back
2.95	get credit
1.97	get debt
1.49	get hurt
1.90	get in
1.68	get into
2.63	get it
2.32	get me
1.74	get my
2.34	get new
-1.21	get out
2.11	get parcel
1.07	get the
-2.22	get up
2.20	get you
2.53	get your
2.74	ggers
3.17	ggot
3.50	ghana
2.80	ghost
1.99	ghost @authority
2.07	ghost @gun
2.07	ghost gun
1.99	ghost polic
-0.89	gift
-0.94	gift @fakeMoney
-0.94	gift card
1.80	gift circl
2.71	gift pleas
-2.23	gift set
-1.21	gift vouch
-2.99	gig
-2.17	gig @ticketItem
-2.17	gig ticket
4.86	girl
1.41	girl #teen
0.99	girl @childAge
2.48	girl @controller
1.45	girl @forced
2.91	girl @sexual
1.08	girl @toyGun
-1.78	girl age
-0.91	girl aged
0.82	girl alwa
-3.06	girl and
0.90	girl availabl
-2.05	girl bedroom
-2.52	girl bik
-1.35	girl book
-3.27	girl cloth
2.03	girl do
2.03	girl ever
4.05	girl for
2.01	girl hav
1.68	girl her
1.96	girl i
1.16	girl in
-2.21	girl is
1.68	girl just
1.08	girl model
1.99	girl new
1.79	girl rotat
2.13	girl sex
1.99	girl swap
2.51	girl to
2.94	girl traditional
1.95	girl und
-1.68	girl uniform
2.88	girl want
2.58	girl who
2.29	girlfriend
1.28	giv
2.05	giv chang
-1.97	giv me
3.07	giv the
0.99	giv us
-1.35	given
-1.79	given up
1.32	gl
-1.70	glaa
-0.86	glaa @genuine
-0.86	glaa @regulated
-1.10	glaa caravan
-0.86	glaa licens
-1.93	glad
-4.84	glass
-1.97	glass @hardDrug
-2.31	glass and
-0.85	glass collection
-1.97	glass crystal
-2.37	glass for
-0.85	glass of
-2.94	glass set
1.90	glastonbur
2.03	glastonbur @ticketItem
2.03	glastonbur ticket
-0.87	gleadless
-0.95	gleadless in
-2.44	glob
-1.69	global
4.13	glock
1.92	glock #
1.31	glock #teen
-2.91	glov
-2.01	glu
-1.71	glu @gun
-1.83	glu and
-1.71	glu gun
-2.00	gluten
-2.00	gluten fre
2.45	gmail @handle
2.45	gmail dot
1.35	go @payWord
2.33	go @stolen
2.62	go and
1.49	go back
2.33	go befor
2.04	go cheap
-2.17	go fac
2.72	go furth
-1.50	go kart
-1.20	go liverpool
-1.00	go on
2.50	go outsid
-1.22	go the
-2.18	go thi
0.96	go to
0.91	go toda
3.34	god
2.41	god fear
-1.25	goes @forced
-1.17	goes @organ
-1.34	goes bought
-2.14	goes com
-0.98	goes fair
-1.53	goes good
1.62	goes in
-1.17	goes liv
-1.01	goes unus
-0.89	goes used
-1.04	goes wel
-1.11	goes worn
-1.86	goggl
4.08	going
-1.79	going @absentPlace
-1.79	going abroad
2.49	going cheap
3.09	going out
1.58	going to
1.94	gold @fakeMoney
1.94	gold card
1.74	gold out
-1.87	gold vinyl
3.13	golden
1.04	golden retriev
2.82	golden teach
0.98	golden virginia
1.75	goldfinch
1.75	goldfinch @drugRun
1.75	goldfinch @wildlife
1.75	goldfinch trap
-1.46	golf #few
1.58	gon
-1.03	gon @document
1.57	gon @noMum
1.57	gon @noTicket
1.57	gon no
-2.07	gon off
-1.42	gon to
-1.03	gon v
-2.77	gong
-0.99	good
-1.01	good @chatApp
-2.03	good @fake
-1.01	good @invest
-1.07	good @payWord
-1.07	good @salary
-0.89	good and
-1.81	good at
-1.26	good biscuit
-1.15	good bread
-2.41	good conversation
-2.03	good cop
-0.97	good equipment
-2.19	good forklift
-1.03	good gaff
2.89	good identit
-2.09	good job
-0.83	good light
3.45	good mone
-0.86	good one
-1.07	good pay
-1.18	good rub
-1.01	good signal
-0.89	good team
-1.63	good way
2.37	googl
-2.24	googl hom
-2.24	googl nest
-0.85	googl pixel
2.93	googl pla
2.44	googl review
-1.12	gorgi
-1.26	gosforth
5.13	got
1.26	got @ammo
1.74	got @images
1.15	got a
3.80	got any
2.02	got by
1.26	got food
2.28	got scam
2.99	got the
1.36	got them
1.74	got video
-1.55	got your
-0.81	govan
-0.91	govan i
-0.92	govanhil one
2.72	government
2.24	government @windfall
2.24	government grant
-1.00	gp
-1.77	gp @absentReason
-1.77	gp surger
1.16	gps
1.40	grad
1.08	grad a
-1.63	graduat
4.83	gram
1.41	gram @realJob
1.41	gram ask
1.19	gram halv
-2.58	grammar
-1.77	grammar @notSeen
-1.80	grammar and
-1.77	grammar only
1.29	grand
1.92	grand just
-2.28	grandad
-2.05	grandad gurkha
-1.97	grandad s
1.77	granddad
1.77	granddad s
-1.40	grandfath
-1.01	grandmoth
-0.97	grangetown
-2.18	grann
-2.02	grann downsiz
1.58	grant
2.13	grant wait
-1.57	graphic
-4.74	grass
-1.31	grass #few
-2.56	grass and
-2.29	grass off
-1.10	grass rak
-1.54	grass seed
-1.10	grass snak
-1.33	grass with
-1.28	graz
-2.96	gre
1.00	gre and
1.78	gre parrot
-1.90	gre radiator
-1.09	gre the
-1.72	greas
-1.72	greas @gun
-1.72	greas gun
-1.83	great
1.10	great @petFarm
1.10	great deal
-1.21	great for
-2.31	great tit
-2.57	great with
-1.28	green #
1.46	green @fakeMoney
-1.00	green a
-0.97	green and
1.46	green card
-2.60	green curtain
0.82	green for
-0.81	green from
-1.62	green light
2.50	green twent
-1.30	green wast
-1.69	green with
-2.34	greenhous
2.49	grenad @organ
2.49	grenad liv
-2.87	grenad shap
-1.39	grind
-3.65	grip
-0.89	grip and
-2.77	grip seal
-2.80	grit
-3.64	groom
-1.15	groom @pup
-1.15	groom cockapoo
-2.25	groom kit
1.75	ground
-1.72	ground @badHours
-1.72	ground floor
3.70	ground off
0.88	group
1.78	group and
2.42	group b
2.07	group for
-0.98	group in
1.02	group no
-1.14	group of
-2.00	grow
-2.50	grow @fakeMoney
-2.50	grow @kitchenTool
-0.89	grow business
1.77	grow in
-2.75	grow kit
-1.71	grow light
-2.50	grow log
-1.16	grow we
2.40	grown
-1.18	grown @childWord
2.93	grown at
-1.18	grown children
2.70	grown men
-1.17	grown nearb
-0.81	grown up
3.09	growth
3.09	growth hormon
-0.80	gts
-0.80	gts ##
4.10	guarant
0.95	guarant #
1.66	guarant @invest
1.78	guarant @payWord
0.97	guarant approval
1.66	guarant return
1.50	guarant to
-1.16	guarante
-0.94	guarante on
-2.68	guarantor
-2.68	guarantor need
-1.92	guard with
2.67	gucci
1.14	gucci belt
0.83	guernse
1.02	guernse the
-1.60	guest
-1.63	guest everybod
-0.98	guest hav
2.22	guest in
-1.40	guid
-1.36	guinea
-1.36	guinea pig
-1.82	guinness
-1.82	guinness pla
-3.95	guitar
-2.62	guitar watch
-1.04	guitar with
1.18	gumm
1.81	gumtre
-1.96	gun
-1.74	gun ##
1.06	gun @noMum
1.06	gun @noTicket
-1.21	gun @pup
-1.00	gun @toyGun
-2.55	gun and
-0.84	gun bosch
-1.54	gun bundl
-2.54	gun cabinet
1.32	gun disguis
-1.21	gun dog
0.80	gun for
-1.25	gun heat
-2.34	gun metal
1.06	gun no
-1.71	gun paslod
-1.44	gun saf
-1.73	gun shop
-1.45	gun target
-1.59	gun theragun
-1.73	gun with
-2.28	gunmetal
-2.05	gurkha
-2.05	gurkha on
-0.92	gut
-0.92	gut leadwork
-1.82	guy #
-3.77	gym
-1.80	gym fit
-1.66	gym in
1.22	gyppo
1.67	gyps @gun
1.67	gyps @threat
1.67	gyps burn
-1.70	gyps caravan
2.97	h
2.17	h a
1.18	h e
1.56	h o
2.27	hack
2.92	hack account
2.19	hack for
1.86	hack who
1.09	hackne
-1.71	had it
-0.94	had two
2.09	had your
3.43	haggl
-3.34	hair
-4.09	hairdress
-2.20	hairdress @growOp
-2.20	hairdress cut
-0.96	hairlin
-3.72	hal
-1.67	hal @flat
-1.43	hal alread
-1.67	hal room
1.09	half
-1.68	half @payWord
-3.27	half a
1.43	half client
-1.39	half da
-2.03	half day
-2.74	half ful
1.13	half i
2.89	half now
1.44	half o
3.16	half of
-0.94	half rack
2.65	half shop
-1.35	half the
1.59	half to
1.85	half up
2.54	half when
-3.08	hallmark
1.32	halv
1.19	halv and
-3.08	hamst
-2.43	hamst fre
0.88	hand
2.34	hand @notSeen
2.01	hand @sexual
-1.43	hand and
3.24	hand heav
0.90	hand it
-1.20	hand muff
2.34	hand only
-1.35	hand over
-1.84	hand paint
1.21	hand rear
2.48	hand relief
1.85	hand thirt
-1.30	hand tool
-2.76	hand tractor
0.94	handbag
-0.96	handbag from
-2.39	handbag not
-1.72	handbook
1.90	handgun
2.32	handl the
-3.47	handmad
-1.26	handmad @kitchenTool
-1.26	handmad @realJob
-1.89	handmad furnitur
-1.26	handmad kitchen
-0.81	handsworth
-1.67	handyman
-1.07	handyman @organ
-0.85	handyman door
-1.07	handyman liv
-1.31	handyman look
-2.24	hang
2.56	happ
4.04	happ @street
4.04	happ end
-1.92	happ for
2.00	happ memb
-2.39	happ with
-1.11	happiest
-0.97	happiest on
-1.89	harborn
-1.72	harborn a
-2.01	harbour
-1.20	hard top
-1.18	hard wear
-2.87	hardback
-1.21	hardtail
-1.21	hardtail #
-2.53	harrogat
-0.81	harrow i
-0.85	has
-1.11	has @absentReason
-1.11	has @awayFromSite
2.17	has @forced
-0.91	has @helper
-1.98	has @keys
-1.17	has @organ
2.35	has @weed
-1.03	has a
-1.54	has been
2.35	has cart
-0.91	has don
-1.42	has earn
-1.85	has ever
-1.98	has given
-1.25	has gon
-2.14	has grown
-1.98	has ke
2.59	has left
-1.17	has liv
-0.91	has mov
2.17	has no
-1.48	has outgrown
-1.02	has postgraduat
1.60	has seen
-1.74	has sinc
-0.84	has step
-1.41	has stood
-1.51	has taken
2.91	has the
-1.37	has to
-1.41	hash
-3.13	hash brown
-1.97	hat age
3.11	hat club
-2.56	hat to
2.54	hauli
2.54	hauli has
1.79	hav #few
2.40	hav @absentReason
2.40	hav @awayFromSite
-0.92	hav @flat
2.58	hav @helper
3.15	hav @payWord
2.03	hav @windfall
-1.64	hav a
2.46	hav abort
1.40	hav alread
-0.98	hav complain
-1.32	hav don
-0.86	hav found
-1.40	hav four
2.09	hav had
-2.06	hav it
2.37	hav mess
-1.20	hav moss
2.58	hav mov
-1.02	hav nev
2.01	hav no
-1.54	hav not
-1.54	hav outgrown
2.41	hav paid
-0.92	hav room
-3.02	hav seen
-1.32	hav the
2.03	hav thre
1.23	hav to
-1.98	hav tri
2.03	hav won
1.26	hav you
1.15	hav your
-2.41	haven
-2.07	haven t
-2.67	hay
-1.83	hay bal
-0.81	hay ever
1.62	haz
0.94	haz @weed
-2.07	hcpc
-3.21	hdmi
-2.13	hdmi cabl
-2.40	he
-1.95	he com
2.01	he need
-1.89	he took
-2.32	head
1.39	head @cruelty
-1.98	head @toyGun
1.95	head ear
-1.03	head gasket
-1.98	head massag
-1.61	headingle
-2.76	headphon
-1.42	headphon over
-4.32	heal
-1.08	heal @toyGun
-2.42	heal ston
1.45	health
1.10	health #
-0.89	healthcar
-0.89	healthcar commission
-0.82	hear
-3.49	heart
-1.22	heart @bereaved
-1.22	heart widow
-1.54	heat @gun
-1.45	heat grip
-1.54	heat gun
-1.14	heat leath
-1.58	heat pump
-0.92	heat windscreen
-1.28	heath
-1.29	heaton
-1.08	heaton a
-0.84	heaton moor
-0.88	heaton one
-1.28	heaton sinc
-0.82	heaton the
1.21	heav
2.85	heav and
-2.65	heav dut
-1.70	hebden
-1.70	hebden bridg
-3.38	hedg
-1.88	hedg @growOp
-1.31	hedg on
-3.22	heel
-2.35	heel and
-1.67	heel dead
-1.64	height
-1.34	height one
2.86	heil
-1.23	held
1.85	held by
-1.13	held in
-1.85	helium
-2.83	helium @nitrous
-2.11	helium cylind
1.37	hello @payWord
-0.80	hello @taskWork
-2.89	hello is
1.92	hello send
-0.80	hello surve
1.03	hello what
-1.68	hello would
1.11	hello you
0.80	hello your
-3.76	helmet
-1.05	helmet used
-1.12	help
-1.47	help for
2.43	help me
-2.42	help viru
-1.25	help with
-1.87	hem
-3.42	hemp
-1.84	hemp protein
-2.41	hemp rop
-1.84	hemp shirt
-4.52	hen
-1.88	hen night
-1.36	hen part
-2.17	henc
-2.18	henc pric
1.24	henr
2.08	her
0.92	her @childAge
1.66	her @fake
-1.07	her @forced
1.08	her @hardDrug
1.62	her @parcelFirm
-1.56	her @petCare
1.64	her @sexual
-0.82	her @youthLook
2.42	her age
-2.60	her birthda
1.83	her by
-1.67	her cabl
-1.50	her desk
2.15	her extra
1.88	her fath
-2.02	her for
-2.29	her i
-1.35	her innocent
-0.80	her is
2.09	her meet
-1.87	her murd
0.82	her my
-2.38	her ok
-1.70	her own
1.62	her royalmail
-1.09	her sinc
2.55	her tedd
2.38	her to
-2.53	her two
-1.56	her vet
-2.31	herb
-2.31	herb @kitchenTool
-2.31	herb garden
-1.14	heritag
-1.14	heritag roof
1.95	heroin best
-1.97	heroin chic
-2.24	heroin of
-1.59	heta
-1.43	hex
-1.43	hex @dealUnit
-1.43	hex @keys
-1.43	hex key
-2.12	hgv
-1.90	hgv @controller
-1.58	hgv class
-1.90	hgv driv
0.89	hi
-2.08	hi is
-0.90	hid
2.31	hidden
2.37	hidden camera
1.23	high
3.47	high balanc
-1.28	high ceil
-0.94	high heaton
1.02	high qualit
-2.61	high street
-1.28	hik
-2.92	hil
-0.88	hil a
-1.34	hil ful
-1.90	hil writ
-1.37	hillsborough
1.81	hilti
1.90	him and
-1.74	hip
-1.25	hip @dealUnit
-1.25	hip scor
1.36	hir
1.39	hir #
1.59	hir @chatApp
2.04	hir no
1.59	hir whatsap
-2.97	his
-1.51	his @flat
-1.41	his @forced
-1.51	his hous
-1.41	his own
-2.23	histor
-2.50	histor month
3.33	hit
2.76	hit man
-1.70	hitch
2.93	hitl
3.15	hitl was
1.46	hitman
2.79	hitman problem
-2.10	hitman trilog
1.99	hiv
1.99	hiv stop
-1.59	hmrc @helper
-1.59	hmrc agent
2.41	hmrc has
-1.56	hob
-1.53	hob with
-2.75	hobb
-2.03	hobbit
-1.97	hog
-1.97	hog roast
-1.86	hol
1.76	hol sheath
-2.15	hold #teen
0.86	hold @deposit
2.52	hold @fee
0.86	hold @payWord
-1.71	hold @toyGun
-1.38	hold a
1.57	hold account
-1.93	hold and
0.86	hold deposit
2.52	hold fee
-1.91	hold leath
-1.31	hold new
-1.71	hold plastic
2.46	hold their
-1.05	hold wheel
-2.03	hold without
2.44	hold your
-1.58	holida
-2.83	holida @flat
-2.01	holida @payWord
-1.35	holida @salary
-2.13	holida and
-3.18	holida bunt
-1.08	holida cottag
2.24	holida fre
-1.90	holida let
-0.84	holida no
-1.69	holida or
-1.06	holida pension
-1.02	holida send
-1.20	holida we
2.26	hologram
1.47	hologram and
1.57	holographic
1.57	holographic @noScript
1.57	holographic @sexual
1.57	holographic strip
-1.19	holst
-1.11	holywood
-1.51	holywood i
1.06	hom #
1.78	hom ##
2.71	hom #few
-2.25	hom @authority
1.82	hom @blade
-1.19	hom @document
2.49	hom @flat
-1.43	hom @gun
-2.37	hom @hardDrug
-2.23	hom @nitrous
-1.24	hom @organ
1.91	hom @parcelWork
2.52	hom @payWord
-2.39	hom @regulated
1.97	hom @street
-1.02	hom @untraceable
-1.39	hom @viewing
-1.08	hom aft
-1.87	hom any
-3.07	hom as
2.33	hom bank
-1.47	hom book
-2.70	hom by
-2.40	hom car
-0.95	hom cash
-1.47	hom check
2.93	hom collection
-2.07	hom custom
-1.55	hom dbs
1.97	hom end
-1.76	hom ever
-0.98	hom for
-2.07	hom four
1.90	hom friend
-1.27	hom from
-1.77	hom i
-1.18	hom in
-2.24	hom mini
-3.04	hom need
1.66	hom no
-2.71	hom open
-1.84	hom or
2.45	hom pa
-1.05	hom purchas
1.16	hom receiv
1.07	hom send
1.84	hom the
-2.28	hom to
-2.25	hom two
-1.39	hom visit
-1.38	hom want
-2.68	hom with
0.87	hom you
1.77	homegrown
1.68	homegrown smel
-3.12	honda
-1.33	honda cb
-1.18	honda pcx
-0.90	honda trx
-2.39	honest
-1.44	honest @codeShare
-1.14	honest @flat
-1.31	honest about
-2.49	honest and
-0.97	honest dent
-1.49	honest down
-1.14	honest flat
-1.44	honest scratch
1.79	honest to
-0.90	honest we
-1.30	honest woman
2.12	honour
2.12	honour no
-3.20	hood
-1.31	hook
-2.45	hoov
-1.78	hop
-2.11	hop for
-2.44	hop to
3.09	hormon
3.09	hormon and
1.15	horn
-1.71	hornb
-0.92	hornb fl
-4.49	hors
-2.55	hors rug
-2.26	horsebox
-2.11	horsewar
-2.98	hos
-2.38	hos and
-1.95	hospital
1.98	hospital @windfall
1.98	hospital won
-1.91	host
-1.30	host in
-1.90	host leav
-1.30	hot
-2.28	hot ston
-1.60	hot tub
2.35	hotel
1.58	hotel ##
1.75	hotel @flat
3.04	hotel @viewing
2.33	hotel and
1.99	hotel fun
-2.92	hotel housekeep
-1.88	hotel in
-1.96	hotel receptionist
2.32	hotel room
3.04	hotel visit
2.05	hotmail
2.05	hotmail @handle
2.05	hotmail dot
-0.97	hotpoint
-0.93	hotpoint wash
-1.10	hounslow
-1.21	hour
-1.82	hour #
1.37	hour @assured
-2.93	hour @bigEasyMoney
-1.90	hour @document
1.24	hour @forced
1.55	hour @noSkill
-1.78	hour @organ
-1.75	hour @realJob
-1.75	hour @regulated
-0.92	hour @salary
0.90	hour @sexual
-0.87	hour @toyGun
-1.01	hour at
-1.57	hour availabl
0.91	hour bring
-2.38	hour brunett
1.85	hour bunk
1.37	hour chat
-2.11	hour class
-2.35	hour clean
-1.75	hour dbs
-1.42	hour each
-1.31	hour even
-2.52	hour flexibl
-1.92	hour for
-1.39	hour from
1.90	hour hold
1.68	hour i
-1.21	hour in
-1.94	hour liv
-2.06	hour minimum
0.97	hour no
-1.94	hour of
-0.87	hour on
-1.78	hour onlin
-2.41	hour over
-2.34	hour paid
0.82	hour send
-1.08	hour the
1.10	hour we
-1.39	hour with
-2.48	hour work
-2.28	hous @forced
1.45	hous @gun
2.08	hous @keys
1.73	hous @noParent
1.12	hous @salary
-1.88	hous @sexual
-1.57	hous @toyGun
1.07	hous association
-1.95	hous benefit
1.96	hous cash
-2.32	hous clearanc
-0.83	hous fast
-0.92	hous for
-1.32	hous in
2.08	hous ke
-1.97	hous near
-2.27	hous need
-0.86	hous nerf
-1.23	hous not
-1.82	hous of
-1.52	hous own
-1.41	hous plant
-1.73	hous pref
0.97	hous print
0.87	hous send
-0.90	hous shar
0.83	hous she
-1.03	hous sit
1.94	hous sta
-2.08	hous swap
-1.90	hous thursda
1.51	hous to
1.48	hous we
2.47	hous without
-2.22	household
-1.37	housekeep
-1.86	housekeep @forced
-2.75	housekeep accommodation
2.24	housekeep is
-1.86	housekeep own
1.14	housemat
-3.72	hov
1.87	how
-1.14	how i
-1.93	how it
0.95	how old
2.30	how to
-1.97	hpi
-1.97	hpi clear
2.37	hr
1.46	hr @childWord
1.20	hr @controller
1.46	hr lad
1.20	hr manag
-2.07	hub
2.08	hug
-2.99	hul
-0.99	hul and
-1.24	hul her
-2.76	humax
-2.31	humax freesat
-2.28	humour
-1.27	humour i
4.45	hundr
1.25	hundr and
3.11	hundr for
2.29	hundr mic
1.85	hundr one
2.31	hundr quid
2.69	hundred
2.38	hundred and
1.40	hunt
-1.40	hunt @dealUnit
2.50	hunt @groupsOfPeople
-1.40	hunt @medicine
-1.40	hunt bar
2.50	hunt qu
-1.57	hurr
-1.22	hurr coffe
1.81	hurt
2.15	hurt her
-0.86	hurt the
-0.86	hurt ther
1.00	hurt what
1.27	husband
2.65	husband found
1.86	husband s
2.02	husband was
1.36	husband who
-3.04	husband wil
2.49	husk
-2.58	hutch
-2.19	hutch two
2.80	hxxp
-3.26	hybrid
-1.80	hybrid ###
-1.79	hyd
-1.79	hyd park
-1.67	hydraulic
-1.14	hyndland
-3.81	hypnotherap
-2.73	hypnotherap anxiet
-1.96	hypnotherap to
1.75	i
1.37	i ###
2.16	i @absentReason
2.13	i @awayFromSite
1.45	i @dealTalk
0.94	i @fake
-1.62	i @forced
1.09	i @hacking
1.16	i @helper
1.68	i @invest
1.05	i @keys
-1.69	i @kitchenTool
1.45	i @moveMoney
-1.36	i @noParent
2.29	i @notSeen
-2.30	i @organ
-1.28	i @ownWill
0.93	i @payWord
-1.85	i @stolen
-1.32	i @street
-1.28	i @threat
-2.72	i @viewing
-0.81	i @windfall
1.90	i add
1.32	i am
-0.95	i answ
-2.05	i arriv
-2.36	i bought
1.56	i bring
-1.32	i carr
-3.39	i collect
-1.69	i cook
-1.26	i could
-4.83	i d
-1.34	i danc
-2.27	i didn
2.01	i do
-2.25	i don
1.45	i drop
1.57	i earn
1.69	i email
1.43	i feed
-2.49	i forgot
-1.98	i help
1.67	i just
-2.05	i keep
1.99	i l
-1.03	i laugh
-1.77	i leav
-2.30	i liv
1.76	i ll
1.85	i lost
-1.21	i m
1.16	i mov
1.68	i n
3.74	i need
1.06	i nev
1.49	i o
1.38	i off
2.21	i only
0.81	i paid
1.82	i post
-1.80	i receiv
1.86	i refund
0.94	i rep
-2.50	i retir
-1.81	i run
-3.57	i see
0.96	i send
2.32	i sent
3.12	i sit
-1.21	i speak
-1.14	i spend
-1.09	i start
-1.62	i stil
2.33	i t
2.66	i tak
-1.82	i teach
-1.39	i tid
1.68	i trad
-1.77	i ve
-1.78	i visit
2.56	i want
-1.53	i was
3.06	i wil
-1.07	i won
-2.76	i work
-2.56	ice
-1.56	ice axe
-2.68	ice cream
-1.66	ice skat
1.48	icloud @forced
1.48	icloud lock
1.38	icloud of
-1.40	icloud off
-1.37	icloud remov
-0.88	icloud sign
2.22	icloud unlock
1.84	id
2.91	id and
-1.25	id book
1.40	id can
2.39	id for
-2.17	id is
-1.36	id need
-2.13	id pleas
1.42	id uk
-1.90	ideal
-2.02	ideal first
-2.34	ideal for
3.13	identit
2.28	identit @threat
2.28	identit petrol
1.96	ielt
2.63	ielt @document
2.58	ielt @toyGun
2.58	ielt certificat
-0.87	if
-1.74	if i
-1.50	if it
-0.82	if she
-1.35	if the
1.45	if we
-1.99	ifor
-1.99	ifor william
1.34	ignition
-3.48	ikea
-0.83	ill
3.20	illegal
1.69	illegal ok
1.71	imei
1.81	imei can
2.33	imei chang
-1.48	imei check
-3.18	imitation
-2.75	imitation pearl
-2.12	immediat
-2.54	immediat start
-2.24	immigration
-1.66	immigration @helper
-1.27	immigration advis
-1.66	immigration solicitor
1.66	import
1.49	import @petFarm
1.75	import from
0.86	in
2.43	in #
1.96	in ##
-3.33	in ###
1.59	in #few
1.37	in @assured
-0.91	in @bank
2.15	in @childAge
1.76	in @dealTalk
2.27	in @fakeDoc
-1.20	in @flat
-1.50	in @forced
1.88	in @groupsOfPeople
1.77	in @growOp
-0.94	in @hardDrug
1.73	in @images
2.23	in @invest
-1.50	in @jail
-1.51	in @kitchenTool
1.32	in @noMum
1.32	in @noTicket
2.86	in @originLand
-2.24	in @petCare
1.81	in @realJob
1.59	in @sexual
-2.54	in @ticketItem
1.00	in @toyGun
2.12	in @trustTalk
3.46	in @untraceable
2.32	in @warZone
-2.99	in @weed
-0.86	in a
-0.85	in abbeyhil
2.40	in advanc
-1.68	in aft
-1.31	in aigburth
1.76	in albania
1.50	in all
-1.05	in allerton
-1.15	in anfield
2.32	in anoth
-1.26	in antiqu
1.12	in any
2.12	in as
-1.94	in availabl
-1.31	in ballyhackamor
-1.13	in barr
1.35	in bath
1.12	in befor
-2.11	in belfast
2.27	in between
-0.92	in bexle
-0.97	in bournemouth
-0.94	in bournvill
2.16	in box
-0.90	in bramle
-2.34	in bristol
-1.69	in brixton
-1.01	in bromle
1.76	in bulk
1.37	in canada
-1.25	in canterbur
-1.34	in canton
-1.39	in car
-1.05	in cathcart
-1.74	in chapel
-1.66	in chatham
-0.87	in cheltenham
1.42	in china
-0.97	in chorlton
1.70	in clean
-2.47	in com
-1.24	in coventr
-1.50	in cream
-0.83	in crook
-1.07	in crossgat
1.67	in crypto
-0.94	in crystal
-0.83	in cynco
-1.03	in dark
-2.91	in dat
-0.85	in decemb
-1.29	in dennistoun
-1.01	in derb
-1.03	in derr
-1.15	in devon
-0.93	in didsbur
-1.19	in dor
-1.92	in dunde
-1.44	in each
-1.65	in eal
-0.93	in easton
-1.00	in eccl
-0.86	in ecclesfield
1.77	in electric
-1.77	in english
1.73	in ever
1.43	in exchang
-1.12	in fal
-0.80	in fallowfield
-1.64	in februar
2.69	in femal
-0.90	in filton
-0.90	in finnieston
-0.82	in firth
-0.93	in for
-1.09	in four
-1.96	in frost
-1.46	in ful
-1.21	in fulham
-1.76	in gateshead
-0.94	in gleadless
-1.25	in gosforth
-0.80	in govan
-0.91	in halifax
-1.34	in harrogat
-1.68	in headingle
-0.89	in healthcar
1.91	in her
-0.83	in high
-0.83	in holywood
-2.38	in hov
-1.50	in hul
-2.50	in hunt
-1.08	in hyndland
-2.24	in insuranc
-0.82	in inverness
-1.33	in islington
-1.06	in its
1.39	in itun
-2.16	in januar
-1.51	in jesmond
-1.31	in jun
-2.13	in kent
1.77	in kenya
2.12	in kind
-1.22	in kings
-0.82	in knowl
-0.83	in leed
-1.63	in leicest
-2.01	in leith
-1.10	in levenshulm
-0.84	in lewisham
3.12	in london
-1.92	in luton
1.27	in manchest
-1.93	in marchmont
-1.16	in maryhil
0.82	in may
-0.80	in moortown
-1.37	in morle
-0.90	in mosele
1.09	in my
-1.46	in neth
-1.31	in newington
-0.81	in newport
-0.97	in newtownabbe
-0.83	in newtownbreda
1.72	in nigeria
-0.87	in nin
-2.14	in norwich
-1.31	in not
-1.28	in nottingham
-1.39	in old
-2.07	in or
-0.97	in orang
-1.08	in ormeau
-1.71	in our
-1.50	in own
-2.44	in oxford
-2.43	in packet
-1.02	in peckham
-1.12	in penarth
-1.88	in perth
-2.38	in pink
-1.07	in plac
0.90	in plain
-1.01	in plymouth
-1.83	in poplar
-0.93	in portobello
-2.14	in pot
-1.50	in prison
1.89	in prop
-0.96	in purpl
-1.36	in quaysid
-0.98	in radyr
-1.92	in read
-1.25	in red
-1.20	in rent
2.23	in return
2.16	in romania
-0.90	in ropewalk
-1.95	in sag
-1.03	in sal
-1.68	in salford
1.81	in school
1.80	in scotland
2.01	in se
2.53	in secret
-1.15	in six
2.38	in siz
-1.82	in skipton
-1.44	in slough
-1.17	in solihul
-1.68	in southvill
-2.67	in spain
-1.88	in spr
-1.88	in st
1.84	in stock
-1.83	in stockport
-1.06	in stor
1.81	in storag
1.64	in strip
-2.70	in sum
1.73	in swimwear
1.52	in syria
2.41	in tanzania
-1.26	in ten
2.05	in that
1.66	in the
-0.99	in their
-1.73	in thre
1.63	in tonight
1.03	in toronto
1.12	in tottenham
0.96	in town
-0.90	in toxteth
-1.47	in transit
-2.58	in truro
-2.13	in two
2.92	in usdt
-1.83	in vegan
-0.87	in wallase
-1.09	in wallsend
-1.20	in walthamstow
-2.05	in wemble
-1.12	in westerhop
-1.33	in whalle
-1.76	in which
-1.20	in whit
-2.56	in whitb
2.02	in with
-0.97	in woolton
1.90	in work
-1.29	in writ
1.79	in yemen
-2.37	in york
1.36	in your
1.70	incal
-1.14	incal and
-1.51	incal in
2.13	incal luton
-0.94	inch @authority
2.73	inch jag
-1.15	inch off
1.13	inch serrat
-1.53	inch silv
-1.88	inch television
-0.94	inch window
-1.78	inch with
-2.16	includ
-0.85	includ ##
-1.00	includ @absentReason
-2.44	includ @authority
-0.90	includ @flat
-1.69	includ @groupsOfPeople
-1.11	includ @kitchenTool
1.28	includ @noTicket
1.25	includ @payWord
-1.23	includ @viewing
-2.49	includ a
-0.83	includ as
-1.77	includ bil
-1.12	includ com
-2.44	includ council
1.36	includ friend
-1.33	includ i
-1.47	includ pet
-1.07	includ pleas
-1.00	includ post
-1.24	includ sad
-2.55	includ smal
-0.94	includ start
-1.69	includ travel
-1.06	includ wher
2.13	includ women
-1.06	includ your
1.06	incom
1.44	incom @bigEasyMoney
-2.28	incubator
-1.42	incubator must
-3.33	independent
-1.23	independent @childWord
-1.74	independent @sexual
-1.22	independent and
-1.23	independent lad
-3.56	indian
-0.93	indian @hardDrug
-1.98	indian head
-0.93	indian spic
-1.67	indoor
0.93	induction
-1.85	industr
-1.49	industrial
-1.49	industrial unit
2.25	info
2.19	inhal
2.19	inhal @noScript
2.19	inhal no
-1.05	inherit
-1.95	inherit from
-1.49	inherit not
1.65	inheritanc
2.17	inheritanc and
2.93	injection
2.77	injection to
-2.67	ink
2.12	inmat
-1.41	innocent
-2.06	innocent smoothi
-2.23	insid ###
1.85	insid @notSeen
-1.89	insid cat
-0.91	insid exhaust
1.94	insid food
-1.40	insid i
-1.05	insid is
1.25	insid only
-1.08	insid servic
-2.25	insid the
1.06	inspect
1.53	inspection
1.45	inspection ###
1.23	inspector
1.01	inspector at
1.78	inspir
2.38	insta
2.24	insta is
1.64	instagram follow
2.79	instalment
2.79	instalment possibl
0.86	instruction
-2.50	instructor
-1.33	instructor pass
-1.55	instrument
-0.99	insulat
-1.42	insulat doubl
-2.74	insur
-1.09	insur and
-1.42	insuranc @document
1.44	insuranc @fee
2.25	insuranc and
1.44	insuranc fee
-1.15	insuranc fiv
2.75	insuranc for
2.39	insuranc numb
1.89	insuranc on
-0.99	insuranc work
-1.92	intact
2.10	interest
2.14	interest in
-3.36	intern
-1.94	intern for
-0.87	intern the
-2.09	intern thre
-0.90	intern want
-1.90	internship
-2.60	interpret
-1.12	interpret need
1.40	interview @noSkill
-1.41	interview @viewing
-1.84	interview by
-2.38	interview in
-1.27	interview next
1.40	interview no
0.88	interview on
2.26	intimac
2.08	intimat
1.79	into ###
1.38	into @chatApp
-1.71	into a
1.26	into the
1.38	into whatsap
-1.10	into your
-1.42	introduction
-1.27	inverness
2.32	invest
2.32	invest ##
-2.77	investigator
-1.50	investigator lawful
1.35	investment
-2.91	invigilator
-1.11	invoic
-1.56	invoic and
1.68	invoic from
-2.34	ipad
1.16	ipad @forced
-2.15	ipad wip
-1.11	iphon
-1.85	iphon #teen
-1.40	iphon with
4.10	iptv
3.14	iptv #teen
2.17	iptv for
1.67	ireland
1.76	ireland doubl
-4.92	iron
-1.64	iron philip
-2.00	is #
2.28	is ##
-3.16	is ###
-1.10	is #teen
-1.50	is @absentPlace
1.65	is @absentReason
2.56	is @childAge
2.05	is @debtBond
-1.39	is @forced
-0.98	is @genuine
1.53	is @kitchenTool
1.54	is @payWord
-0.99	is @regulated
-1.50	is abroad
2.58	is alread
2.00	is also
1.26	is best
1.89	is block
-2.04	is check
0.93	is due
-2.03	is enough
-2.31	is ever
-1.36	is fin
1.22	is fre
2.02	is frozen
2.58	is happ
2.11	is held
-1.14	is hom
-2.08	is ill
-0.94	is it
-0.99	is licens
3.41	is low
-3.95	is messag
1.64	is miss
2.16	is my
1.90	is new
-2.21	is nin
-1.60	is no
1.13	is on
1.42	is paid
1.38	is paypal
-1.28	is per
1.58	is perfect
-1.20	is possibl
2.69	is relax
-1.66	is sold
-1.47	is spotless
2.36	is stil
-2.01	is that
-1.85	is the
2.00	is ther
-0.97	is thick
1.55	is to
-0.92	is two
2.23	is up
-1.51	is what
2.30	is with
2.55	is zero
-2.08	isbn
-2.08	isbn ###
-1.44	ish
1.77	isi
-1.15	island and
1.44	island jump
-1.51	isn
-1.51	isn t
-2.77	issu
-1.50	it #
2.39	it ##
0.93	it ###
-1.59	it #teen
2.33	it @assured
-0.94	it @deposit
-1.15	it @drugRun
-0.82	it @fee
-1.86	it @genuine
1.09	it @noParent
1.48	it @notSeen
1.30	it @payWord
-0.99	it @realJob
2.58	it @stolen
-1.15	it @viewing
1.28	it aft
-1.13	it again
2.22	it all
-2.24	it alread
-2.75	it and
-2.23	it any
-1.05	it around
-2.50	it at
-3.51	it back
0.80	it befor
0.93	it buy
-2.35	it can
-2.14	it cheap
-1.50	it com
-0.82	it cost
-1.36	it fast
-3.61	it first
3.12	it for
2.09	it ful
-1.86	it genuin
-2.56	it go
2.30	it gon
-1.33	it good
-2.82	it has
-0.91	it help
2.23	it if
-1.78	it in
-0.99	it interview
0.87	it is
-1.63	it it
-0.86	it leav
1.18	it leed
-1.15	it los
-2.18	it lov
1.13	it mot
-1.87	it need
-1.15	it new
-1.54	it now
3.83	it off
1.72	it on
-1.75	it onc
-1.18	it or
2.66	it over
-0.96	it pension
-1.66	it photo
1.11	it pla
1.14	it plat
-1.21	it pleas
0.85	it quick
-1.86	it rest
-1.15	it run
1.33	it s
1.06	it send
-1.78	it should
-1.64	it show
1.67	it sold
-1.10	it step
-1.64	it tak
2.46	it taken
1.35	it then
-1.26	it thre
2.94	it through
-2.88	it til
-1.20	it to
2.37	it too
2.33	it trust
-2.70	it up
-1.13	it was
0.91	it wash
-1.43	it went
-1.16	it what
1.46	it with
-3.80	it work
-1.17	it would
1.01	it you
1.40	italian
-1.36	italian with
1.90	item
-0.90	its
-1.20	its @document
-1.80	its @forced
-1.20	its @toyGun
-1.20	its certificat
-1.42	its keep
-1.03	its nam
-1.80	its own
-1.50	its pap
-1.68	itself
2.07	itun
1.87	itun or
-2.40	iva
-1.89	iveco
-1.39	iveco @bigEasyMoney
-1.39	iveco dai
-1.58	iveco eurocargo
3.74	ivor @kitchenTool
1.80	ivor @wildlife
3.74	ivor carv
-1.86	ivor satin
-2.40	ivor silk
1.06	j
1.32	jab
1.76	jab @medicine
1.12	jab @noScript
-0.84	jab don
1.12	jab no
3.20	jab without
-1.79	jack
-3.86	jacket
-1.95	jacket #
1.74	jacket @fake
-2.61	jacket alpha
-1.17	jacket goes
-1.39	jacket smal
-1.03	jacket suppli
3.15	jag
2.63	jailbait
2.89	jailbroken
2.58	jailbroken @piracy
2.58	jailbroken firestick
-2.07	jailhous
-2.07	jailhous @hardDrug
-2.07	jailhous rock
-1.03	jam
1.63	jam @kitchenTool
1.63	jam block
2.24	jamaica
2.24	jamaica holida
1.64	jan
1.64	jan dot
-3.33	januar
-2.55	japanes
-2.39	japanes knotw
-4.47	jar
-1.93	jar and
-1.68	jar bamboo
2.65	jaw
-3.07	jazz
1.43	jazz ###
-1.47	jd
-1.47	jd @genuine
-1.29	jd receipt
-1.24	jd with
-1.14	jean
1.63	jel and
-1.58	jellycat bunn
1.86	jenn
-2.33	jerse
-1.56	jesmond
-0.98	jesmond a
3.55	jew
1.40	jew bas
2.05	jew bet
-2.40	jewel
-2.15	jewel s
-2.60	jeweller
-1.63	jeweller box
-2.34	jewish
-1.57	jewish cooker
-1.74	jewish singl
-2.38	jigsaw
-1.84	jigsaw for
-2.38	jigsaw swap
0.99	job
2.34	job @assured
0.94	job @payWord
0.94	job @salary
-1.66	job @scheme
-1.15	job a
-1.16	job are
-1.03	job at
-3.35	job for
1.42	job fre
2.34	job guarant
-0.83	job is
1.31	job just
-1.66	job lot
-2.83	job on
0.94	job pay
-1.66	job referenc
-0.90	job too
3.03	jobs@absentPlace
-3.75	jobs@ammo
3.14	jobs@assured
-2.18	jobs@authority
1.68	jobs@badHours
1.05	jobs@bank
1.01	jobs@bankSecret
1.72	jobs@bigEasyMoney
-2.31	jobs@blade
0.85	jobs@brand
4.27	jobs@buyKit
2.68	jobs@chatApp
2.96	jobs@chequeWork
-3.89	jobs@childAge
-1.34	jobs@dealTalk
2.10	jobs@debtBond
1.91	jobs@deposit
-2.23	jobs@document
2.50	jobs@drugRun
1.65	jobs@fakeDoc
0.97	jobs@fakeMoney
0.91	jobs@fee
-2.26	jobs@forced
-2.76	jobs@genuine
2.58	jobs@groupsOfPeople
-1.42	jobs@growOp
-1.74	jobs@gun
-1.17	jobs@hardDrug
-2.01	jobs@helper
3.08	jobs@images
1.01	jobs@keys
-1.19	jobs@kitchenTool
2.58	jobs@loan
1.13	jobs@medicine
0.89	jobs@moveMoney
-1.80	jobs@nitrous
2.89	jobs@noMum
1.11	jobs@noSkill
1.38	jobs@noTicket
-1.43	jobs@organ
2.01	jobs@originLand
-1.34	jobs@ownWill
2.83	jobs@paperHold
-1.78	jobs@parcelFirm
0.94	jobs@parcelWork
1.84	jobs@payFirst
-1.02	jobs@payWord
-1.91	jobs@petCare
-1.28	jobs@petFarm
-1.35	jobs@protectedPay
-1.45	jobs@pup
2.74	jobs@pyramid
-2.06	jobs@realJob
-1.73	jobs@regulated
-2.22	jobs@salary
1.81	jobs@sexRent
1.76	jobs@sexual
1.43	jobs@street
1.35	jobs@taskWork
1.86	jobs@threat
0.98	jobs@ticketItem
-2.26	jobs@trustTalk
1.95	jobs@untraceable
-3.74	jobs@viewing
3.05	jobs@visaSham
2.08	jobs@vulnerable
-1.64	jobs@withParent
-2.62	john
-2.54	john lewi
2.37	join
-1.50	join @fee
-1.50	join fee
2.21	join my
2.83	join our
2.20	join us
-0.80	join want
-2.33	joint
-2.33	joint @invest
-2.33	joint compound
2.76	jok asid
-1.78	jok gift
-1.03	jok somebod
1.87	jordan
0.95	jordan #few
1.54	jordan @fake
1.54	jordan ua
-3.17	journal
-1.02	joy
-1.02	joy con
-0.90	july
-1.78	jump
1.44	jump @fake
-1.88	jump lead
1.44	jump not
-2.92	jun ###
-2.03	jun @document
-1.47	jun and
-2.68	jun clean
-3.42	junior
-1.35	junior doctor
-1.60	junior with
1.38	just
1.38	just @assured
2.65	just @payWord
2.49	just @salary
1.35	just a
-2.00	just add
-2.01	just ask
-1.23	just com
2.62	just cov
-2.82	just friendship
2.02	just got
1.09	just left
2.59	just need
2.49	just pay
1.48	just receiv
-2.08	just the
1.38	just trust
-1.41	k #few
1.75	k #teen
1.51	k @moveMoney
2.48	k e
1.71	k fresh
-2.02	k ful
-2.78	k plu
-2.05	k with
1.14	k you
2.02	kamagra
1.60	kamagra jel
-2.18	kart
2.31	kati
-1.61	kayak
-1.73	kc
-1.41	kc pap
-1.19	kc register
-1.78	ke @document
1.97	ke @hardDrug
1.97	ke @piracy
-0.83	ke @sexual
1.38	ke are
-2.51	ke at
-1.47	ke bolt
2.35	ke by
1.97	ke crack
-1.11	ke crisp
2.08	ke for
0.99	ke from
-2.34	ke hand
-1.07	ke hpi
-1.35	ke in
2.23	ke or
2.51	ke unlimit
2.07	ke wil
-1.54	keen
1.63	keep
2.91	keep ##
1.60	keep #few
2.08	keep #teen
1.31	keep britain
1.76	keep half
-1.42	keep in
1.56	keep ten
-1.00	keep tim
-0.98	keep to
2.27	keep work
2.52	keep your
-0.81	kelham
-0.81	kelham island
-2.86	kennel
-1.58	kennel hand
-3.46	kent
1.77	kenya
-0.85	kept
2.29	kept by
-1.14	kept everyth
-1.12	kept i
-1.33	kerb
3.80	ket
2.70	ket and
2.97	ketamin
0.96	ketamin by
2.76	kett
-3.35	kettl
-2.74	kettl and
-2.58	key
-1.40	key @growOp
-2.52	key @notSeen
2.09	key @stolen
-1.51	key and
1.76	key barrel
-1.40	key cut
2.50	key no
-2.52	key only
-1.15	key program
-2.24	key saf
-1.43	key the
-3.32	keyboard
-1.11	keyboard all
-1.74	keyboard and
-1.00	keyboard from
3.90	keyless
3.79	keyless car
3.03	keyless one
-1.14	keyn
-3.60	kg
-0.87	kg ###
-1.94	kg for
-0.83	kia
-1.14	kia ceed
1.74	kick
1.95	kick out
-0.84	kid
-0.83	kid #
1.74	kid @invest
0.92	kid from
-2.50	kid lov
-2.31	kid part
-1.86	kid swim
-2.45	kid things
1.74	kid trad
-2.21	kid wer
2.58	kidne
-2.27	kidne bean
2.42	kidne blood
-1.70	kidne dish
2.25	kik
2.04	kik me
-1.38	kil
-1.08	kil #few
-1.81	kil @petFarm
-1.26	kil @weed
-2.16	kil bil
-1.81	kil deal
-3.00	kil for
-1.67	kil heel
-1.26	kil weed
2.62	kil yourself
-1.55	kilometr
-1.81	kilt
-1.78	kilt outfit
1.32	kin
2.05	kind @payWord
2.12	kind attractiv
-1.06	kind batter
-1.90	kind man
-1.33	kind no
0.91	kind send
-0.94	kind solvent
-4.00	king
-2.35	king siz
-1.66	king with
-1.28	kings
-1.28	kings heath
-0.85	kingston
-0.97	kirkstal
2.68	kis
1.57	kit #
1.86	kit @fee
1.86	kit cost
-2.05	kit in
-1.73	kit lion
-1.53	kit oyst
-0.84	kit that
-3.13	kit with
1.50	kitchen #
-2.28	kitchen @blade
-1.80	kitchen and
-1.26	kitchen blad
-1.82	kitchen is
-2.05	kitchen kniv
1.53	kitchen tabl
-1.29	kitchen two
-1.09	kitchen with
-1.10	kitchenett
2.15	kitten
-0.83	kitten @petCare
1.57	kitten @petYoung
1.28	kitten @pup
2.59	kitten at
-1.79	kitten eleven
-0.99	kitten look
-0.83	kitten ten
-1.19	kn
2.76	kneecap
-1.17	knew
-1.17	knew @dealUnit
-1.17	knew zip
2.31	knick
2.40	knick @absentReason
-1.97	knick fiv
2.40	knick post
1.88	knif
-2.73	knif @kitchenTool
-1.55	knif and
-1.78	knif block
-1.26	knif mak
-1.74	knif sharpen
1.26	knif with
-2.89	kniv
-1.22	kniv @kitchenTool
-1.64	kniv in
-3.14	kniv sharp
-1.18	kniv shear
-1.40	kniv suppli
-1.33	kniv wed
1.00	knock
2.29	knock off
2.58	knock on
-2.39	knotw
-1.75	knotw removal
2.46	know
-1.50	know ever
-1.45	know everybod
-2.27	know how
1.03	know leed
-1.33	know of
1.38	know the
-0.92	know what
2.55	know you
2.65	know your
-0.88	knowl
-1.29	known
-1.17	known firm
-1.21	known to
3.93	knuckl
3.58	knuckl dust
3.11	knuckledust
1.76	ktm
1.76	ktm ##
-2.05	kukri
-2.05	kukri brought
-1.52	kwh
-1.03	l ##
1.99	l d
1.66	l e
0.99	l l
1.65	l o
2.76	label
1.85	label and
-1.04	label are
-1.59	label bag
1.65	label on
2.66	label sa
-1.87	laborator
-2.01	labour @document
-2.01	labour @regulated
-2.01	labour csc
-0.89	labour for
-1.30	labour need
-1.25	labour provid
-0.93	labour tid
-1.66	labrador
-2.30	lac
0.82	lad
-4.14	lad #
2.49	lad @flat
-2.21	lad @forced
1.03	lad @noMum
1.72	lad @sexual
1.36	lad @vulnerable
-2.72	lad and
2.03	lad com
-0.99	lad from
1.15	lad ful
-1.04	lad in
2.49	lad lodg
1.17	lad no
-1.75	lad of
-1.50	lad over
-2.21	lad own
-1.60	lad therapist
1.35	lad to
1.46	lad wil
1.42	lad with
-1.54	laid
-2.28	lamb
1.85	lambert
-2.47	lambretta
-4.20	lamp
-2.80	lamp no
-2.59	lan
1.99	land @street
-1.86	land for
-2.41	land rov
1.99	land scar
-2.29	land with
1.13	landlord
-1.96	landlord @absentPlace
-1.64	landlord @document
-1.64	landlord @toyGun
-1.76	landlord abroad
-1.81	landlord agre
-1.75	landlord and
-1.34	landlord by
-1.64	landlord certificat
-1.37	landlord dat
-1.13	landlord from
-1.66	landscap
-1.54	landscap and
-1.69	languag
-1.98	languag @notSeen
-2.22	languag exchang
-2.08	languag i
-1.51	languag interpret
-1.98	languag only
-2.31	lanyard
-2.01	laptop
-0.95	laptop ##
-2.41	laptop @document
-1.08	laptop @payWord
-1.88	laptop data
-1.43	laptop for
-1.73	laptop from
-2.41	laptop licenc
-1.92	laptop no
-4.66	larg
-1.32	larg @flat
-1.92	larg @kitchenTool
-1.92	larg garden
-2.59	larkspur
-2.15	larkspur present
-2.11	lash
2.68	lass
-0.95	last @flat
-0.88	last @realJob
-1.34	last barista
-1.16	last bookkeep
-1.81	last landlord
0.94	last night
-1.45	last pric
-1.33	last softwar
-1.83	last spr
1.05	lat
-2.28	lat hello
1.67	lat husband
-0.89	lat i
2.54	lat night
1.79	lat relativ
-1.57	latest
-2.41	latex
-2.08	latex @badHours
-2.08	latex mattress
-2.18	latin
1.65	latvia
1.56	laugh @dealTalk
-1.30	laugh and
-1.03	laugh at
1.56	laugh gas
-1.27	laugh thi
-2.28	laundr
-2.19	laundr basket
-1.00	laura
-2.59	lavend
-1.53	law
-1.66	law allow
2.42	law has
-2.38	lawful
-1.50	lawful work
-3.16	lawn
-1.36	lawn treatment
-2.26	lawnmow
-3.47	lay
-1.62	lay z
-1.61	lb
-1.35	lead
-2.43	lead @spray
-2.43	lead acid
-1.63	lead and
-0.81	lead i
3.53	lead off
-1.83	lead our
-2.02	lead weight
-2.12	lead with
-0.92	leadwork
-0.92	leadwork and
-3.20	leaf
-1.52	leaf #
1.40	leaf and
-1.78	leaf on
-2.52	leaf tabl
1.97	leagu
1.24	leagu @ticketItem
1.05	leagu final
1.24	leagu ticket
-2.03	leak
-1.55	leamington
3.16	lean
2.25	lean @medicine
2.05	lean and
2.39	lean bottl
-3.42	learn
-1.95	learn legal
-1.52	learn to
-2.61	leas
2.09	least six
-4.39	leath
-2.10	leath @gun
-1.89	leath any
-1.39	leath bik
-1.50	leath boot
-1.53	leath handbag
-1.54	leath jacket
-1.47	leath sofa
-2.10	leath strap
2.24	leav anywa
-1.21	leav at
2.04	leav for
-1.90	leav furnitur
1.16	leav the
-0.86	leav us
-3.79	led
-1.81	led @medicine
-1.81	led botox
-1.65	led light
-0.99	ledg
-1.05	ledg vat
-1.06	leed
-3.37	leed #
-2.06	leed ##
-2.93	leed @childWord
1.93	leed @fake
-1.51	leed @gun
-1.51	leed @images
-1.19	leed @noScript
1.79	leed @notSeen
-1.28	leed @organ
-1.48	leed @sexual
-1.51	leed @threat
-2.05	leed bab
-2.57	leed bas
-2.64	leed clos
-1.38	leed from
-1.94	leed her
-1.28	leed liv
-1.12	leed my
1.79	leed only
-2.35	leed postag
-1.51	leed shoot
-2.85	leed siz
-1.19	leed strip
-1.43	leed student
-2.35	leed to
1.85	left
1.62	left @forced
1.62	left bought
-1.15	left collection
-1.50	left for
-1.26	left from
2.87	left over
1.63	left sudden
2.06	left the
-1.10	leftov
-0.81	leg unscrew
1.56	legal
2.41	legal one
1.92	legal way
1.38	legit
-4.25	lego
-1.77	lego ###
-1.73	lego job
-2.84	lego set
-1.90	leicest
-2.40	leisur
-1.97	leisur batter
-1.53	leisur centr
-1.96	leith
-1.62	leith and
-1.54	leith i
1.10	lemon
1.10	lemon @weed
1.54	lemon haz
-1.74	len
1.80	lend
2.15	lend me
-0.87	lend subject
2.86	lend your
-2.26	length
-0.87	length of
-1.85	lenovo
-2.92	lens
-1.82	lens not
2.45	lent
2.56	lent out
-2.27	leopard
-2.27	leopard print
-2.19	les
-2.19	les mis
-3.05	lesbian
-1.33	lesbian book
-2.51	lesbian walk
-1.13	less i
1.28	less than
-0.82	less tim
-2.94	lesson
-1.15	lesson @childWord
-1.83	lesson adi
-2.13	lesson at
-2.05	lesson for
-1.11	lesson in
-0.88	let
2.36	let ##
-1.94	let befor
1.61	let custom
2.22	let down
-1.89	let for
-1.25	let in
-0.85	let it
-1.85	let need
-1.72	let on
-2.56	let open
3.04	let s
-1.88	let through
-1.08	let to
-1.45	let two
-1.13	let whil
2.06	let you
-2.95	level
-2.16	level #few
-1.02	level extraction
-2.14	level parent
-1.17	levenshulm
-2.13	levi
-2.13	levi s
3.05	lewi and
-1.54	lewi swap
-1.25	lf
-2.20	lf #
-1.82	lgbt
1.59	libert
-1.63	libert ##
-3.25	librar
1.96	licenc @fakeDoc
2.51	licenc @keys
1.57	licenc fly
2.51	licenc ke
-2.21	licenc numb
2.01	licenc on
-2.16	licenc shown
-2.24	licenc theor
-2.41	licenc tied
1.88	licenc we
2.07	licenc without
-2.50	licens
-0.99	licens contract
-1.24	licens wast
-2.19	lid
-0.96	lid has
-2.07	lif
-1.69	lif @toyGun
-1.33	lif @weed
-1.41	lif @windfall
-1.04	lif cash
-1.41	lif draw
-1.61	lif i
-2.21	lif it
-1.69	lif model
-0.84	lif of
2.85	lif six
-2.31	lifeguard
2.46	lifetim
-1.17	lift
-1.89	lift ###
-0.93	lift @organ
-1.34	lift a
-0.92	lift availabl
-0.93	lift liv
2.64	lift securit
-0.89	lift test
-3.47	light
-0.88	light @street
-2.48	light bulb
-1.99	light collection
-1.39	light colour
-0.88	light end
-0.92	light enough
-1.54	light for
-0.99	light one
-0.84	light two
-1.13	light up
-2.19	light used
-1.92	lik @controller
1.59	lik @images
-1.04	lik @keys
-1.86	lik @kitchenTool
1.09	lik @organ
-2.12	lik @salary
1.50	lik @taskWork
2.19	lik a
-1.65	lik an
-1.00	lik and
-2.03	lik coffe
-2.33	lik compan
-1.61	lik fish
-1.08	lik garden
-2.89	lik hil
-2.49	lik it
-1.04	lik ke
3.24	lik littl
1.09	lik liv
-1.90	lik mind
-1.47	lik peopl
-0.93	lik somebod
2.55	lik sweet
-2.19	lik to
1.59	lik video
1.06	lily
0.86	limit
-3.12	limit agr
-1.49	limit are
2.27	limit noth
0.90	limit plac
2.39	limit ten
2.04	limit unknown
1.27	lin
-1.46	lin #
-0.99	lin agenc
-1.98	lin curtain
2.89	lin four
0.94	lin in
-1.10	lin intact
-1.61	lin no
-1.21	lin with
-1.07	lincoln
2.56	lingam
2.43	lingam finish
0.96	lingeri
-1.58	lingeri set
1.06	link
2.11	link hello
1.95	link swap
-2.27	link was
-2.03	lion
-1.73	lion s
2.65	lip
2.65	lip fil
-1.21	lipstick
-1.76	lisbon
1.61	list
1.92	list @bigEasyMoney
1.54	list @chatApp
1.68	list befor
1.92	list dai
1.69	list it
1.54	list wickr
-2.38	listen
-1.75	listen to
-0.88	lit
-1.05	lit @forced
-1.71	lit adult
1.27	lit ever
-1.43	lit tra
-1.05	lit train
-1.50	literar
-4.70	litr
-1.94	litr of
-1.69	litr pressur
-1.05	litr with
2.38	littl
4.03	littl @childWord
4.13	littl girl
2.41	littl ones
-1.02	liv @absentPlace
2.29	liv @ammo
1.43	liv @sexual
1.12	liv abov
-3.21	liv abroad
-0.94	liv batter
-2.65	liv bird
2.06	liv bullet
1.38	liv clos
-1.17	liv hybrid
-0.90	liv music
-1.32	liv on
1.53	liv oversea
-0.86	liv pencil
-0.86	liv room
-0.94	liv two
-2.52	liv wag
2.54	liv with
-1.20	liverpool boat
1.97	ll @absentReason
2.06	ll @notSeen
-0.96	ll @salary
3.11	ll @threat
1.74	ll be
2.20	ll fix
-1.48	ll giv
1.25	ll keep
-1.72	ll need
2.06	ll only
-0.96	ll pay
1.97	ll post
3.11	ll rap
-2.89	ll tak
2.49	lloyd
1.82	lloyd @bank
1.73	lloyd account
1.82	lloyd natwest
-1.59	ln
-1.59	ln ###
1.22	load
-1.94	load @sexual
-0.91	load abnormal
-1.94	load escort
2.07	load stick
-2.07	load to
1.69	loan @noCredit
-1.49	loan and
1.57	loan bad
1.76	loan from
-2.03	loan of
2.95	local @dealTalk
1.75	local @drugRun
1.75	local @moveMoney
-1.05	local and
1.75	local drop
-1.75	local firm
-2.06	local for
-1.25	local labour
2.57	local plug
1.62	location
1.52	lock @growOp
1.48	lock @stolen
-1.46	lock and
-0.82	lock chain
1.52	lock cut
1.36	lock got
-2.07	lock out
1.30	lock pick
1.07	lock to
-2.62	lock up
-1.05	lockabl
-1.05	lockabl quiet
-3.59	locksmith
-2.65	locksmith no
-1.36	lodg
-1.78	lodg i
-3.01	lodg want
2.36	lodg with
-1.72	loft @flat
1.59	loft i
-1.72	loft room
0.90	loft with
1.32	log book
2.87	log high
1.91	log in
-1.11	log look
1.98	login
0.87	logo
1.70	lolita
1.20	lolita @taskWork
-1.99	lolita by
1.20	lolita typ
1.23	lon @absentReason
-1.87	london #
1.09	london we
-2.22	long
-1.51	long @kitchenTool
-1.52	long as
-0.96	long da
-1.83	long enough
-1.38	long garden
-0.92	long hav
-1.33	long term
-1.38	long walk
-1.50	long wheelbas
1.54	look
-2.97	look #
2.47	look #teen
2.14	look @ammo
2.40	look @taskWork
1.78	look a
1.47	look at
2.76	look good
2.26	look it
2.40	look lik
-2.21	look no
1.63	look right
2.14	look round
1.78	look the
-0.85	look with
-2.57	loom
-0.99	loom collection
-2.21	loos
-2.14	lord
-2.14	lord of
2.68	lori
2.68	lori sweet
1.64	lorr
1.91	los
-1.15	los a
2.77	los weight
1.86	loss
3.51	loss jab
1.14	lost
-1.75	lost @images
-2.09	lost @keys
2.07	lost @untraceable
2.07	lost bitcoin
2.26	lost my
2.22	lost or
-1.75	lost photo
-1.71	lot her
1.32	lot of
2.53	lotter
1.76	lotter @windfall
1.79	lotter numb
1.76	lotter win
3.07	loud
1.68	loud @dealUnit
1.33	loud @weed
1.68	loud eighth
0.85	loui
0.85	loui @brand
0.85	loui vuitton
-2.33	lov
2.87	lov @childWord
2.07	lov children
-1.70	lov danc
-3.10	lov it
2.34	lov lad
-0.87	lov let
-2.18	lov peopl
-1.07	lov the
1.46	low
-3.11	low @flat
-1.84	low @petCare
2.58	low as
-1.84	low insuranc
-2.98	low mil
-3.11	low rent
3.34	low sixth
-1.53	lp
-2.44	lps
1.18	lsd @dealUnit
1.36	luc
-1.43	ludlow
-3.10	lunch
-2.13	lunch and
-1.63	lunch i
-1.00	lunch with
-1.99	luton van
1.37	luxur
2.56	lv
3.18	ly
2.57	ly #few
-1.86	lycra
-1.09	lying
-2.79	m #
1.44	m #few
3.27	m #teen
-1.63	m @absentReason
-1.43	m @gun
-2.02	m @helper
1.85	m @stolen
1.87	m a
-0.80	m abroad
2.03	m an
-1.08	m at
-2.28	m awa
-2.03	m by
1.85	m cat
2.65	m com
2.12	m d
-1.42	m deaf
-2.02	m mov
3.20	m nev
-1.36	m on
1.47	m out
-2.07	m s
-2.05	m sport
-2.18	macbook air
-1.09	macbook for
0.86	machet
2.11	machet #
-2.49	machet and
3.00	machet for
-2.35	machin
-1.71	machin ##
-1.43	machin bosch
-2.39	machin for
-1.18	machin from
-0.88	machin i
-1.92	machin servic
-2.16	machin that
1.11	mad
1.77	mad @stolen
-3.22	mad by
-2.59	mad document
-1.58	mad it
2.73	mad to
3.11	mad two
2.22	mad up
-1.27	mad you
2.27	madam
2.14	mag
-2.97	magazin
-2.46	magazin rack
3.15	magic @hardDrug
-1.75	magic and
-1.32	magic mushroom
3.13	magic remov
3.15	magic truffl
2.59	maid
2.46	maid @sexual
2.46	maid extra
1.35	mail
0.93	mail a
3.20	mail i
1.65	mail me
-1.62	mail special
-1.20	main
1.34	main @petFarm
-2.64	main coon
1.34	main deal
-1.29	maisonett
-1.26	mak
1.70	mak #few
1.55	mak a
-2.82	mak for
-1.26	mak handmad
-0.83	mak i
-1.38	mak ice
-0.88	mak in
-1.94	mak it
0.81	mak kit
2.95	mak me
-0.84	mak no
2.39	mak them
-2.51	mak up
-0.86	makita dril
0.99	mal masseur
1.31	maltes
1.31	maltes @pup
1.96	man
-1.36	man #
2.37	man @fakeDoc
-1.94	man @toyGun
1.82	man breed
-2.13	man com
1.99	man cur
-1.43	man i
1.67	man in
2.37	man insid
2.76	man jok
-2.42	man of
2.67	man peopl
2.35	man seek
-1.87	man tent
1.90	man tim
0.97	man utd
1.95	man ver
-0.95	man who
0.95	man with
-1.03	man within
-2.31	man would
2.01	manag @controller
-2.26	manag @flat
-1.72	manag by
2.11	manag on
2.01	manag the
-1.12	manag who
-0.85	management
-2.17	manchest @authority
1.35	manchest @dealTalk
-2.72	manchest @groupsOfPeople
-1.01	manchest @pup
-1.01	manchest labrador
1.18	mand
2.61	mand and
-2.48	mand moor
-1.54	mantel
-1.54	mantel @clocking
-1.54	mantel clock
-2.41	mantelpiec
-2.41	mantelpiec does
-2.64	manual @controller
-2.06	manual @document
-1.37	manual @petFarm
-1.37	manual any
-1.29	manual does
-2.64	manual driv
-2.06	manual mot
1.16	manual the
-3.11	map
-1.93	mapl
-2.14	mar
-1.14	march and
-1.86	marchmont
-0.80	marchmont i
1.58	marin
1.58	marin engin
-1.91	mark
-0.81	mark are
-1.08	mark of
-0.80	mark on
-1.28	market @fee
-1.28	market fee
-0.90	market no
-1.91	market stal
2.19	marlboro
1.28	marlboro @tobacco
1.21	marmoset
1.21	marmoset @wildlife
1.21	marmoset monke
-1.83	marri
1.28	marriag
2.41	marriag @notSeen
1.54	marriag arrang
2.41	marriag only
-1.25	maryhil
-1.77	maryhil and
-3.26	mask
-2.39	mask and
-2.08	massag #
-1.94	massag @forced
-2.01	massag @gun
-1.39	massag @regulated
1.53	massag @sexual
-1.91	massag and
1.62	massag by
2.12	massag cash
-2.07	massag clinic
-2.54	massag for
-2.01	massag gun
-1.90	massag men
-0.91	massag qualifi
-2.25	massag relax
-2.02	massag tabl
-1.49	massag therapist
-2.00	massag traditional
-1.94	massag train
1.54	massag with
-2.05	masse
-2.05	masse ferguson
1.54	masseur
3.28	masseur for
3.47	masseus
2.72	masseus want
-1.03	mast ###
2.00	mast @payWord
2.00	mast @salary
2.00	mast pay
2.38	mat @assured
-2.66	mat and
-1.45	mat to
2.38	mat trust
-1.96	match anyth
-2.94	math
-1.77	math and
-2.36	math tutor
-0.89	mattress alwa
-0.86	mattress can
2.10	mattress in
-0.97	mattress is
-0.89	mattress whit
-3.47	matur
-2.18	matur @childWord
-2.16	matur coupl
-2.18	matur lad
-2.52	matur student
-2.02	max
1.96	may ###
1.38	may @forced
-1.28	may @viewing
-1.17	may ful
2.60	may not
1.38	may own
-2.14	may so
-1.00	may to
1.13	mayfair
1.32	mayfair ##
-1.09	mazda
-1.34	mazda mx
2.64	mdma
2.64	mdma @hardDrug
3.73	me
1.26	me #
1.91	me ##
2.80	me ###
2.31	me #few
3.16	me @awayFromSite
2.21	me @childWord
1.83	me @flat
0.90	me @images
1.90	me @sexual
1.42	me about
-1.86	me anoth
2.61	me at
-1.07	me can
2.04	me cuti
1.89	me dont
1.77	me for
1.74	me get
2.21	me girl
-1.72	me if
1.31	me in
1.56	me look
-1.82	me non
3.43	me not
1.49	me one
2.73	me pleas
1.83	me rent
2.68	me see
1.10	me she
-1.87	me singl
-1.35	me student
2.37	me thi
1.47	me thre
-2.53	me to
1.15	me two
1.98	me until
2.32	me we
2.75	me what
-2.26	me when
1.27	me wil
2.07	me women
-3.17	me writ
1.68	me you
2.35	me your
-1.25	meadow
-1.25	meadow near
-3.70	meal
-2.16	meal on
-1.70	mean it
-1.39	measur
4.36	meat
2.22	meat and
2.29	meat at
2.30	meat smok
-1.35	mechanic
-1.69	mechanical
-2.32	medal
2.05	medecin
2.05	medecin san
-2.62	media
-1.26	media @helper
-1.26	media assistant
0.80	medical
1.78	medical and
1.99	medicin man
-1.70	medieval
-1.70	medieval map
-1.62	medium @childWord
-1.63	medium @fake
-1.78	medium @hardDrug
1.18	medium @pup
1.23	medium @stolen
-1.92	medium @toyGun
-1.09	medle
-1.09	medle ##
2.44	meet
2.55	meet @childWord
-2.42	meet @flat
2.16	meet @parcelFirm
-2.94	meet a
1.42	meet at
-1.41	meet both
1.26	meet in
2.36	meet me
-1.95	meet mum
2.27	meet near
-2.42	meet room
-3.25	meet the
1.74	meet up
2.16	meet ups
2.08	meet you
1.58	mega
1.64	mega @link
1.64	mega link
0.92	melanotan
0.92	melanotan @hardDrug
0.92	melanotan @medicine
0.92	melanotan tan
1.41	melt
2.00	memb alread
2.61	membership @fakeMoney
2.61	membership card
-1.16	membran
-1.16	membran and
1.27	memor
2.29	memor so
-2.28	memorabilia
2.99	men
3.05	men @notSeen
-2.08	men and
1.59	men hello
3.05	men only
-2.21	men s
2.31	men who
-2.37	mend
2.12	mentor
1.81	mentor for
1.77	menu @weed
2.35	menu has
-2.80	menu hold
-0.87	menu lov
2.89	menu on
-1.12	menu order
-1.46	merchant
1.81	mess
2.37	mess me
3.03	messag @notSeen
-1.27	messag first
-3.95	messag her
-2.75	messag me
3.03	messag only
-2.49	messag with
-0.93	message@absentPlace
2.34	message@ammo
2.42	message@assured
3.07	message@authority
3.88	message@awayFromSite
-2.10	message@bank
-1.07	message@blade
-0.89	message@chatApp
2.33	message@chequeWork
-3.68	message@childWord
-2.68	message@clocking
-1.95	message@controller
3.35	message@dealTalk
3.09	message@dealUnit
2.27	message@debtBond
-3.01	message@deposit
5.20	message@document
1.73	message@drugRun
1.72	message@escrow
1.92	message@exclude
2.67	message@fake
-1.26	message@fakeDoc
1.51	message@fakeMoney
2.16	message@flat
2.28	message@forced
2.69	message@friendsFamily
-1.98	message@genuine
2.05	message@groupsOfPeople
2.27	message@gun
2.66	message@hardDrug
2.44	message@helper
1.42	message@images
2.60	message@insult
2.49	message@invest
-1.89	message@keys
1.80	message@link
-1.04	message@loveTalk
3.07	message@medicine
1.73	message@moveMoney
-2.49	message@nitrous
1.13	message@noParent
2.18	message@noTicket
1.58	message@organ
1.76	message@originLand
2.11	message@overpay
2.34	message@parcelFirm
1.58	message@parcelWork
-2.21	message@payFirst
-1.66	message@petCare
-2.12	message@pup
1.57	message@realJob
1.50	message@sexRent
2.57	message@street
1.15	message@taskWork
3.60	message@threat
1.64	message@ticketItem
2.72	message@tobacco
2.12	message@toyGun
3.57	message@trustTalk
-1.93	message@viewing
3.41	message@weed
1.71	message@windfall
3.52	met
2.07	met @fakeDoc
2.07	met bypass
3.32	met slow
-4.13	metal
-2.11	metal gre
1.95	meth
-2.93	metr
-0.94	metr #
-1.66	metr from
-0.85	metr of
-1.41	mew
5.09	mg
1.57	mg ##
2.14	mg #few
1.57	mg @assured
1.87	mg @hardDrug
0.95	mg @medicine
2.41	mg @noScript
1.34	mg @sexual
1.65	mg @weed
1.64	mg in
1.61	mg leftov
1.34	mg strip
-1.78	microchip
-1.49	microsoft
-1.49	microsoft offic
-3.58	middlesex
-2.86	middlesex cricket
-2.00	midland
1.24	midnight
-1.17	midnight by
2.19	midnight ever
1.56	mifepriston
-1.45	mil
-2.99	mil ###
-1.86	mil @payWord
-0.80	mil @petCare
-0.84	mil @sexual
1.93	mil @stolen
-3.42	mil @threat
-0.94	mil a
-0.94	mil for
-1.07	mil from
-0.96	mil ful
-2.41	mil in
-0.80	mil insuranc
0.92	mil my
-1.16	mil new
1.93	mil no
-2.25	mil on
-3.42	mil petrol
-1.07	mil with
0.96	mileag
2.59	mileag @clocking
-0.80	mileag @payWord
2.84	mileag correction
-0.80	mileag paid
-2.35	mileag tru
2.59	mileag wound
-2.18	militar
2.70	milk
2.70	milk for
1.68	milli
1.68	milli with
-1.15	millimetr
-1.15	millimetr left
1.88	million
1.85	million @spray
1.70	million dollar
1.85	million volt
-1.14	milton
-1.14	milton keyn
1.05	min
-1.40	min from
2.02	min is
-1.72	mind
-1.90	mind coupl
3.01	mind sit
-1.77	mind the
-1.56	mini
-2.63	mini coop
-1.32	miniatur
-1.95	miniatur empt
-2.70	minibu
-1.71	minibu with
-3.07	minimum
-0.99	minimum of
-1.57	minimum wag
-0.86	minor
-3.21	mint
-1.18	minut
1.09	minut a
-2.43	minut and
-1.03	minut first
-1.11	minut from
-1.78	minut i
-0.91	minut no
-1.60	minut of
-1.56	minut or
-1.18	minut to
-0.88	minut walk
-1.82	mirror advertis
-1.67	mirror is
2.91	mirror qualit
-1.92	mirrorless
-1.92	mirrorless camera
-2.19	mis
1.86	misoprostol
-0.89	miss
-1.33	miss that
1.83	miss what
1.88	mission
1.88	mission in
1.40	missionar
1.40	missionar in
1.99	mistak
1.99	mistak pleas
-2.32	mit
-1.68	mit and
-1.03	mitsubishi l
-1.89	mix
-1.44	mk
-1.44	mk #few
3.01	ml
1.99	ml #
1.20	ml @noScript
1.20	ml vial
-3.17	mm
1.83	mm @ammo
1.83	mm ammo
-1.59	mm pil
2.63	mmc
-1.63	moan
-3.56	mobil
-1.90	mobil @toyGun
-2.20	mobil hairdress
-1.90	mobil massag
-2.13	mobil mechanic
-1.89	mobilit
-1.73	mobilit scoot
2.33	mod
2.55	mod consol
-1.77	model #few
2.60	model #teen
-1.42	model any
-1.68	model for
-1.31	model roman
1.08	model tasteful
-1.76	modern
-0.98	modest shin
-2.84	mol
-2.12	mol dol
1.51	moment
2.91	moncl
2.34	moncl stone
-2.55	monda @noSkill
-1.03	monda boot
-1.15	monda cal
-1.16	monda fre
-2.13	monda to
2.83	mone
-2.55	mone #
1.02	mone @fakeMoney
-0.82	mone @forced
3.53	mone and
2.44	mone back
-3.16	mone box
2.58	mone but
1.70	mone fair
-3.00	mone first
1.17	mone for
-0.89	mone help
2.15	mone in
1.90	mone into
1.79	mone is
-1.01	mone it
2.25	mone mu
2.40	mone need
1.50	mone on
-2.82	mone or
-0.82	mone own
-1.21	mone pleas
1.08	mone saf
1.93	mone so
2.59	mone through
1.81	mone to
1.82	mone toda
2.66	moneygram
-3.08	monitor
-1.32	monitor omron
-2.10	monitor unopen
-1.65	monitor with
1.21	monke
-2.87	monopo
-1.75	monopo board
2.52	month #
2.56	month ###
1.55	month @debtBond
-1.92	month @deposit
-2.27	month @document
-1.69	month @fee
1.90	month @noSkill
2.11	month @payFirst
-1.30	month @payWord
-1.11	month ahead
0.91	month all
1.90	month anyon
-2.62	month big
-2.50	month book
-1.74	month din
-1.07	month door
1.46	month i
1.85	month in
-2.65	month into
2.95	month lin
2.25	month no
-1.90	month old
-1.40	month or
-1.76	month s
-1.74	month ten
-1.50	month tenanc
-0.92	month two
1.49	month up
2.88	monzo
1.82	monzo @bigEasyMoney
1.82	monzo quick
-3.20	moor
-1.18	moor near
1.79	mophin
1.79	mophin @dealUnit
1.79	mophin @noScript
1.79	mophin tab
-0.86	mor @images
1.15	mor i
-1.60	mor pictur
-0.93	mor tuesda
-1.50	mor with
-1.29	morle
-1.31	morn and
2.77	morn bik
-1.14	morn from
-2.42	morn i
-1.72	morn in
-1.95	morn polit
-0.97	morningsid
2.60	moroccan
3.36	moroccan @weed
2.87	moroccan pollen
1.90	morphin
-2.09	morri
-1.59	morri @childAge
-1.59	morri minor
-1.53	morricon
-1.98	morrison
-1.13	mortgag
-0.87	mortgag @invest
-2.93	mortgag advis
-1.10	mortgag and
-0.87	mortgag brok
1.60	mortgag or
-2.21	moss
-1.20	moss which
-3.42	most
-0.86	most @forced
-1.67	most @realJob
-0.86	most fin
-1.93	most of
-1.15	most van
-1.67	most weekend
-1.62	mot
1.72	mot @document
1.14	mot @toyGun
-0.80	mot befor
1.14	mot certificat
-2.24	mot from
-1.50	mot of
-3.62	mot test
2.98	mot without
2.63	moth
-2.00	moth hol
1.12	moth s
-0.87	moth sa
-1.98	motor @helper
-1.98	motor mov
1.63	motor the
-0.99	motorbik
-1.92	motorhom
-1.23	motorhom ###
2.93	motorwa
-2.75	mould
2.23	mounjaro
-2.67	mount
0.90	mountain
0.90	mountain bik
1.49	mouth shut
-0.96	mouth thi
-2.54	mov @absentPlace
-1.84	mov a
-2.54	mov abroad
-1.45	mov awn
-1.44	mov box
-1.38	mov bring
-1.36	mov into
-1.40	mov the
2.35	mov them
1.49	mov who
1.69	mov your
2.11	movement
-0.88	mow
-1.77	mow and
-1.38	mpg
-1.42	mph
-0.92	mr
1.65	msj
-1.38	mt
-1.38	mt #few
2.25	mu
2.25	mu #few
1.10	much
-1.58	much as
1.99	much by
3.16	much for
-2.60	much to
-1.22	mud
-1.27	mudd
-1.20	muff
-1.20	muff for
-4.46	mug
-1.78	mug jok
-2.13	mulberr
-1.73	mulberr @brand
-1.24	mulberr @genuine
-1.73	mulberr bayswat
-1.24	mulberr with
-1.57	multi
-1.57	multi @dealTalk
-1.57	multi @drugRun
-1.57	multi @moveMoney
-1.57	multi drop
-2.45	mum @childWord
-1.44	mum @petCare
-1.24	mum and
-2.01	mum friend
1.49	mum get
-2.08	mum group
-1.57	mum hello
-1.56	mum her
-1.15	mum in
-0.81	mum is
2.37	mum it
-2.45	mum kid
-2.92	mum of
2.28	mum on
1.29	mum s
1.79	mum to
1.94	mum want
2.09	mum we
-1.74	mum with
2.23	mumm
2.18	mumm @payWord
2.18	mumm pa
-3.08	murd
-2.68	murd myster
-2.12	museum
-1.40	museum and
1.89	mush
1.54	mush @dealUnit
1.54	mush @medicine
1.54	mush bar
-2.76	mushroom
-2.59	mushroom @cruelty
-3.16	mushroom grow
-2.59	mushroom lamp
-0.87	music
-1.93	music @organ
-1.34	music and
-1.69	music fit
-2.33	music fun
1.58	music generou
-1.02	music i
-1.93	music liv
-1.24	music non
-1.87	music nurs
-2.51	music writ
-2.47	musician
3.03	muslim
1.95	muslim @kitchenTool
1.95	muslim join
2.38	must @medicine
-2.78	must @realJob
-1.99	must go
2.36	must hand
1.78	must hav
1.25	must reach
-2.78	must shift
2.38	must sleep
2.56	must work
-1.90	mustard
-1.34	mx
-1.34	mx #few
1.91	my
2.29	my @authority
3.20	my @awayFromSite
0.91	my @bereaved
3.28	my @chatApp
2.35	my @dealTalk
3.09	my @document
-1.36	my @forced
-1.01	my @groupsOfPeople
2.90	my @helper
2.80	my @invest
2.29	my @letFraud
2.48	my @loveTalk
0.91	my @noScript
2.42	my @organ
-1.41	my @ownWill
-0.85	my @payWord
-2.04	my @realJob
0.81	my @sexual
1.00	my @ticketItem
2.57	my @windfall
1.84	my account
1.22	my age
2.08	my agent
1.38	my assistant
1.68	my bed
2.59	my bedroom
-1.01	my black
0.91	my box
-0.99	my broth
-2.46	my childhood
-2.55	my children
-2.54	my choic
-1.69	my client
2.06	my compan
2.29	my council
-1.09	my couri
2.36	my cousin
-1.09	my custom
-3.04	my dad
1.98	my darl
2.34	my driv
2.66	my ex
-1.05	my fath
2.37	my flatmat
0.94	my friend
1.74	my gold
-1.01	my grandmoth
-1.09	my hand
2.32	my hotel
1.70	my hous
2.24	my housekeep
-0.97	my husband
2.17	my inheritanc
2.24	my insta
-1.84	my jigsaw
2.42	my kidne
0.91	my lat
2.68	my law
2.35	my menu
-2.50	my mind
1.45	my mobil
-2.53	my moth
0.97	my mov
-0.99	my nam
2.16	my new
-1.36	my own
2.97	my passport
-1.92	my plac
1.56	my prescription
3.20	my privat
2.03	my queen
-1.80	my rabbit
-1.84	my room
-2.54	my rul
-2.04	my school
-1.60	my shed
1.97	my ship
1.78	my signal
2.23	my stepdaught
1.63	my telegram
2.41	my tim
1.70	my trad
-1.10	my two
-1.86	my uncl
2.24	my unit
1.85	my wallet
-1.53	my wif
-1.81	mydeposit
-1.28	myself @ownWill
-1.00	myself and
-1.28	myself saf
-2.60	myster
-1.88	myster din
-2.68	myster part
3.25	n
3.80	n #few
0.83	n @bankSecret
1.56	n a
1.43	n d
2.33	n e
1.89	n i
-1.98	n repair
-1.95	n t
2.56	n u
-1.99	nabokov
-1.80	nabokov and
-2.51	nail
-2.19	nail art
-0.94	nail at
4.14	nak
1.39	nak @childWord
1.39	nak lad
2.52	nak masseur
3.55	nam
2.03	nam @images
1.26	nam address
1.56	nam and
0.91	nam for
-0.83	nam no
3.86	nam on
2.03	nam photo
-2.58	nameplat
-1.10	nan
-3.23	nann
-1.50	nann @organ
-2.10	nann and
-0.97	nann bas
-1.85	nann for
-1.50	nann liv
-1.36	nann thre
-2.21	narrowboat
-1.20	narrowboat from
3.63	nasal
3.63	nasal @toyGun
3.63	nasal spra
1.36	national
2.39	national @petCare
-0.86	national @salary
2.39	national insuranc
0.95	nationwid
-2.31	natural
-0.94	natural everyth
-1.69	natural hemp
2.04	natwest
1.04	natwest acc
1.82	natwest or
-2.29	naught
-2.35	nav
-1.31	naval
-0.88	near
-2.21	near @absentReason
2.38	near @images
1.39	near @sexual
-1.64	near ancoat
-1.11	near ful
-1.84	near good
-1.43	near ludlow
2.38	near nud
-0.87	near the
-1.81	nearb
-0.88	nearb #
-1.43	nearb aft
-1.17	nearb buttonhol
-0.95	nearb chef
-0.93	nearb experienc
-1.33	nearb i
-1.07	nearb nann
-0.90	nearb one
-0.93	nearb twelv
-1.66	nearb up
2.10	need
2.39	need ##
1.60	need #few
1.44	need #teen
2.43	need @drugRun
-1.96	need @forced
1.71	need @gun
2.49	need @noSkill
1.82	need @notSeen
1.47	need @realJob
-0.82	need @salary
-1.14	need adel
-0.83	need anfield
1.38	need any
1.85	need befor
2.64	need cash
-1.15	need castlereagh
-2.09	need com
-1.04	need filt
-2.83	need for
-0.82	need gleadless
1.84	need half
2.06	need help
-0.86	need i
2.40	need if
-1.01	need in
3.38	need it
-1.44	need leed
-2.55	need meet
1.76	need mone
1.24	need no
1.52	need not
-1.45	need one
2.47	need proof
3.16	need run
1.47	need shift
-0.82	need sick
1.56	need someon
2.68	need ten
2.80	need to
1.55	need toda
-1.96	need train
-1.04	need tun
-2.07	need two
2.55	need we
2.04	need work
2.05	need you
3.54	needl and
-0.86	needl two
1.06	neighbour the
-1.01	neighbourhood
-1.01	neighbourhood plac
-2.54	nerf
-1.78	nerf @gun
-1.75	nerf blast
-1.78	nerf gun
-1.80	nervou
-3.34	nest
-2.44	nest box
-2.24	nest googl
1.98	netflix
2.85	netflix for
-1.15	neth
-1.15	neth edg
-3.34	network
-1.64	network engin
-2.46	neuter
2.45	nev
-1.01	nev @drugRun
-1.01	nev @moveMoney
-2.69	nev @payWord
-1.71	nev @pup
-2.09	nev any
2.63	nev bash
2.09	nev been
-0.87	nev both
-1.01	nev drop
1.68	nev fir
2.73	nev get
2.05	nev giv
-2.11	nev in
-1.71	nev lit
-1.50	nev marri
3.20	nev on
2.11	nev open
3.14	nev sel
-2.69	nev send
3.07	nev told
-1.52	nev used
-1.97	nev worn
-1.43	new
-2.48	new @awayFromSite
2.51	new @childWord
2.28	new @controller
1.60	new @dealTalk
2.30	new @document
-1.62	new @flat
-1.84	new @forced
-2.09	new @genuine
-1.27	new @hardDrug
-0.91	new @kitchenTool
2.43	new @pup
-0.91	new @realJob
-1.51	new @street
-1.10	new @toyGun
-0.90	new @trustTalk
-1.63	new a
0.87	new and
-2.10	new batter
-3.13	new belt
-1.72	new boil
-1.77	new box
2.28	new breed
-1.24	new build
-1.34	new chain
-0.86	new clutch
-1.48	new decorat
1.62	new driv
-1.41	new ear
1.04	new first
2.30	new from
2.42	new girl
-0.90	new honest
-1.51	new hood
1.71	new i
-1.40	new icloud
-2.59	new in
-0.91	new kitchen
2.46	new label
1.99	new land
-1.75	new last
-1.51	new lens
1.77	new lit
-1.92	new lock
-1.27	new magic
-2.48	new messag
-1.71	new mum
-1.13	new my
2.31	new netflix
-1.50	new ones
-1.22	new parent
-1.55	new part
-0.98	new peopl
2.37	new phon
-1.35	new ram
-1.21	new rear
-1.29	new roof
-0.81	new sel
1.27	new staff
-2.01	new start
-1.27	new town
-1.62	new tyr
-0.93	new whit
-2.59	new with
-2.10	new zealand
-3.17	newborn
-2.13	newborn photograph
-2.15	newcom
-1.60	newington
-0.81	newport
-1.21	newslet
-1.21	newslet and
-1.74	newtownabbe
-1.20	newtownabbe the
-0.83	newtownbreda
-1.14	newtownbreda and
2.59	next
3.01	next @flat
-1.73	next and
2.88	next day
2.47	next month
1.32	next of
-1.22	next one
2.63	next ord
3.01	next room
-2.29	next year
0.94	nhs
-1.38	nhs @salary
2.80	nhs vaccin
-2.18	nic
-1.36	nic things
-1.63	niceic
2.17	nick
-1.05	nigeria
-1.82	nigerian
-1.78	nigerian communit
1.83	night
1.04	night @document
-1.42	night @petFarm
-1.90	night @realJob
-2.51	night and
-1.14	night consider
-1.42	night deal
-0.86	night four
1.25	night i
-1.99	night in
-1.88	night light
-1.50	night long
1.04	night mot
-0.87	night nev
1.56	night no
-1.74	night out
0.82	nightclub
1.94	nightclub @absentPlace
-1.58	nightclub @dealUnit
-1.58	nightclub @medicine
1.94	nightclub abroad
-1.58	nightclub bar
-1.67	nightshad
-1.67	nightshad perfum
-3.14	nik
-2.50	nik @forced
-1.29	nik air
-2.50	nik train
-1.60	nikon
1.70	nin
-1.05	nin an
-0.83	nin board
-1.14	nin could
1.61	nin doubl
1.85	nin hundr
1.68	nin milli
-0.87	nin second
-1.29	nin thousand
-1.70	nin week
-2.27	nin year
-2.64	ninet
-1.94	ninet minut
-2.33	nineteen
-1.30	ninja
-1.42	nintendo
-0.98	nintendo switch
-2.39	nip
-2.39	nip and
-1.65	nissan leaf
-2.53	nitrou kit
-1.43	nmc
2.29	nn
1.66	no
-1.33	no @assured
-1.62	no @badHours
1.08	no @childWord
-1.92	no @codeShare
-2.91	no @deposit
2.49	no @document
-1.80	no @fake
-1.00	no @fakeDoc
1.09	no @fakeMoney
-3.89	no @fee
1.25	no @flat
1.40	no @genuine
5.18	no @groupsOfPeople
-2.10	no @gun
-1.30	no @hardDrug
-1.22	no @helper
-1.88	no @insult
2.00	no @invest
-2.34	no @nitrous
2.42	no @originLand
-1.08	no @payWord
2.38	no @realJob
-0.89	no @salary
1.03	no @scheme
-2.85	no @sexual
-1.62	no @street
2.36	no @toyGun
2.44	no @viewing
2.04	no actual
1.92	no african
1.42	no age
-1.20	no agenc
-1.22	no agent
-1.88	no animal
-2.16	no ap
-2.66	no audition
1.84	no bank
-2.25	no bareback
1.78	no black
-0.84	no bonu
-1.79	no brickla
-3.33	no cal
2.13	no certificat
-2.65	no chain
-2.34	no charg
1.20	no check
2.64	no clinic
2.20	no collection
0.93	no condom
2.77	no consultation
1.87	no contract
-1.30	no crack
2.05	no credit
1.40	no cv
1.91	no da
-1.17	no dead
2.93	no dentist
-2.38	no deposit
3.05	no doctor
3.30	no document
-2.47	no drug
-1.02	no dss
2.26	no dut
-1.00	no edit
2.78	no english
1.12	no exam
-2.04	no experienc
-1.96	no extra
-1.77	no fault
-2.45	no fee
-1.98	no fees
2.41	no foreign
2.37	no ga
-2.46	no gam
3.09	no going
-1.33	no guarant
-1.55	no gun
3.43	no haggl
-1.62	no hidden
-2.03	no hold
3.08	no id
-2.05	no ikea
3.00	no interview
2.19	no jew
-0.90	no job
-1.62	no let
2.46	no licenc
-1.20	no light
2.52	no limit
-1.17	no lin
1.87	no log
2.74	no logbook
-2.78	no long
-2.39	no mark
-1.62	no mattress
2.39	no mone
-1.69	no month
-2.27	no mot
2.54	no mum
3.34	no muslim
1.78	no nam
2.53	no need
-0.86	no night
-3.70	no off
2.78	no one
-1.17	no outla
2.65	no p
1.95	no pap
2.58	no paperwork
2.67	no parent
-1.14	no plan
2.26	no prescription
-2.14	no pressur
3.61	no question
1.40	no receipt
3.16	no record
1.03	no referenc
0.90	no refund
2.41	no rent
-2.02	no rip
2.47	no risk
-2.31	no rush
-1.25	no rust
2.17	no say
-1.25	no scam
-1.92	no scratch
2.31	no script
0.88	no serial
-1.62	no sexual
-2.27	no sil
2.37	no singl
2.99	no slot
-1.33	no smal
-2.20	no smok
1.41	no str
3.28	no tax
2.43	no test
-1.92	no tim
1.30	no to
2.40	no trac
2.12	no trad
-1.94	no unlock
-2.01	no upfront
-2.09	no vat
-1.04	no vent
2.12	no vet
2.11	no view
1.49	no visit
2.60	no wag
-2.34	no warrant
-0.85	no weekend
-1.15	no zero
1.62	nobod
1.29	nobod can
-1.03	nobod count
-1.11	nobod els
2.08	nobod from
1.12	nobod is
1.44	nobod know
1.10	nobod wil
1.36	nobod would
-2.99	nois
-2.18	nois from
-2.10	non @sexual
-2.08	non binar
-2.77	non drink
2.74	non of
-1.00	non promis
-2.10	non sexual
0.84	non smok
-1.99	noon
-2.27	norfolk
-1.08	normal lif
2.76	north
-1.14	north availabl
1.74	north fac
-1.62	north light
2.63	north nev
-1.05	northampton
-2.12	northern
1.65	norwa
-2.97	norwich
4.92	nos
3.31	nos @nitrous
3.13	nos tank
3.45	not
2.15	not #
1.94	not @badHours
2.65	not @brand
-2.41	not @dealTalk
2.15	not @drugRun
-1.47	not @fake
3.14	not @genuine
-2.22	not @payWord
2.22	not @toyGun
1.57	not allow
-2.16	not alter
0.81	not and
2.65	not appl
2.82	not availabl
-2.31	not buy
1.98	not com
-2.82	not cop
-1.02	not drift
3.23	not eighteen
-2.41	not fir
-1.54	not found
-1.51	not frighten
2.16	not from
2.21	not go
-2.46	not grad
2.96	not her
-3.19	not includ
2.21	not interest
2.58	not knock
-2.39	not leath
1.94	not leav
-1.96	not match
2.42	not meet
-1.28	not on
2.79	not original
-0.93	not possibl
1.80	not register
0.82	not requir
2.15	not run
1.30	not say
2.60	not speak
3.44	not tel
2.24	not the
1.60	not them
-1.49	not understood
2.68	not with
-1.31	not worn
-1.05	not you
2.27	noth @forced
1.01	noth one
2.27	noth refus
-2.25	noth until
1.56	notic
-0.95	notic on
-2.19	nottingham
-3.59	novel
-1.44	novel box
-2.78	novelt
1.40	novelt @document
-1.78	novelt mug
-1.11	novemb part
0.95	now
0.88	now #few
-2.69	now @dealTalk
1.69	now @fakeMoney
1.69	now @hacking
-1.25	now @keys
-0.83	now @loan
-2.12	now @realJob
1.91	now @sexual
1.19	now @threat
1.25	now @trustTalk
1.41	now @viewing
1.63	now and
-2.57	now book
-0.94	now collection
-1.72	now from
1.69	now hack
-1.35	now hav
2.02	now i
2.16	now look
1.40	now messag
-0.86	now one
-0.97	now rest
1.25	now so
-2.44	now start
-1.34	now tarot
1.82	now the
1.52	now we
-1.90	now week
-1.57	now year
-1.61	now you
-2.08	nplq
1.69	nud
1.08	nud @payWord
2.38	nud cash
-2.19	nud colour
-2.48	nud heel
2.66	nud of
1.08	nud paid
-2.00	nud slip
1.69	numb
-2.54	numb ###
3.56	numb @stolen
2.00	numb by
1.53	numb check
2.25	numb for
3.56	numb ground
-2.64	numb includ
-1.30	numb of
-0.87	numb plat
-2.66	numb record
-2.11	numb shown
2.24	numb was
3.16	nunchuck
-5.43	nurs
-3.35	nurs #
-1.68	nurs @regulated
-1.29	nurs bank
-0.91	nurs da
-1.34	nurs femal
-0.90	nurs for
-1.81	nurs led
-1.33	nurs level
-0.89	nurs look
-0.89	nurs nurs
-0.86	nurs one
-2.83	nurs prescrib
-1.43	nurs rol
-2.40	nurs smal
-2.55	nurs we
-2.16	nurser
-1.33	nurser nurs
1.68	nuru
-1.69	nut
-2.40	nutribullet
-1.20	nvq #few
4.29	o
2.56	o #
2.42	o #few
-2.89	o @clocking
-2.89	o clock
1.18	o i
1.66	o l
1.99	o m
-1.29	o n
1.99	o o
1.27	o r
1.54	o s
1.33	o seven
2.16	o t
0.94	o u
-1.91	oak
1.13	oasi
1.07	oasi @ticketItem
1.07	oasi ticket
1.88	obe
1.88	obe wil
2.24	obedient
-0.82	obvious
-1.24	octavia
-1.94	octob
-3.55	odd
-2.82	odd just
-0.83	of
-1.48	of #
-1.90	of ###
-3.30	of #few
-1.87	of #teen
1.74	of @absentPlace
1.69	of @ammo
-2.18	of @assured
2.55	of @brand
2.15	of @childWord
1.63	of @escrow
-2.02	of @essayMill
-1.70	of @fake
-2.10	of @forced
-1.83	of @genuine
-2.10	of @gun
-1.75	of @invest
-1.19	of @kitchenTool
-0.87	of @loan
2.06	of @organ
-1.50	of @ownWill
1.21	of @petFarm
-1.11	of @petYoung
-1.01	of @piracy
-2.27	of @pup
-1.11	of @scheme
2.47	of @taskWork
-1.83	of @threat
1.10	of @tobacco
-3.13	of @toyGun
2.81	of @visaSham
3.28	of @weed
-2.10	of @windfall
-1.62	of a
-1.08	of about
-1.99	of an
-2.04	of any
-2.82	of anybod
-3.09	of bag
-0.90	of being
-1.47	of bo
2.69	of both
-1.74	of box
-0.95	of candl
-2.75	of car
1.79	of cash
-2.06	of certificat
-1.54	of chees
-1.50	of control
-1.04	of cours
-0.80	of curtain
-1.53	of damag
-1.75	of dart
-2.02	of dissertation
-2.10	of draw
1.01	of dvd
1.63	of eba
-0.82	of everyth
-0.87	of eyes
-0.90	of fabric
3.10	of fift
-1.51	of fiv
-1.78	of fort
-2.94	of four
-1.87	of freehold
-0.95	of garden
1.74	of ghana
-0.95	of gold
3.59	of green
-1.21	of hand
-1.83	of hang
-1.42	of headphon
-1.77	of humour
-1.33	of i
-2.07	of icloud
-0.96	of independent
1.55	of interest
2.76	of kett
1.74	of kid
1.32	of kin
1.54	of lambert
-2.90	of lay
-0.87	of lend
2.55	of lewi
2.06	of liv
-1.73	of market
-1.25	of meadow
-1.70	of medieval
2.34	of moncl
-0.96	of mouth
2.46	of my
-1.71	of nail
-2.59	of nin
-3.93	of one
1.28	of our
-2.10	of ownership
1.32	of passport
-1.11	of peopl
-1.90	of purchas
-1.01	of record
-1.51	of repair
-1.70	of replica
-1.66	of saint
1.20	of shop
-1.23	of six
2.81	of sponsorship
-1.94	of stolen
2.65	of task
-0.85	of tea
-0.87	of ten
-1.58	of tenanc
1.58	of that
-3.29	of the
1.66	of their
2.55	of them
-3.00	of thes
-1.04	of thi
-1.45	of things
-3.19	of thre
-0.87	of tim
-1.58	of to
1.89	of town
-2.14	of twelv
-2.47	of two
-1.14	of up
-2.15	of us
2.66	of vodka
-1.42	of weight
-2.41	of which
-1.52	of work
2.70	of worship
-2.45	of you
1.14	off
1.41	off @ammo
1.15	off @dealTalk
1.08	off @document
2.60	off @fake
2.11	off @fakeMoney
-2.61	off @forced
-2.29	off @growOp
1.14	off @gun
-2.68	off @images
1.41	off @medicine
-0.87	off @nitrous
1.48	off @noTicket
1.42	off @payWord
1.82	off @salary
1.38	off @sexual
-1.57	off @street
1.87	off @threat
1.92	off @tout
4.05	off a
1.97	off and
2.45	off best
-2.61	off bought
-1.84	off cash
-2.21	off collection
-2.29	off cut
-3.04	off first
2.20	off from
2.32	off ful
-1.36	off glu
-1.09	off good
-3.64	off in
-1.14	off is
-2.51	off it
-1.89	off ivor
1.07	off last
1.97	off lean
-2.45	off no
-1.45	off nud
1.13	off over
1.42	off pay
0.93	off paypal
-1.57	off road
2.01	off the
-2.39	off to
2.18	off your
-2.28	offer
-2.84	offic
-2.18	offic #
-2.49	offic ###
2.81	offic @keys
-0.96	offic @pup
-1.21	offic administrator
-2.62	offic bas
-0.97	offic by
1.57	offic clerk
1.02	offic desk
-0.96	offic dog
1.62	offic equipment
-2.52	offic in
2.81	offic ke
-0.92	offic need
-2.90	offic on
-2.08	offic ten
-1.03	offic thre
-0.84	offic two
-3.46	official
-1.07	official ###
-2.14	official club
-1.56	official resal
2.05	offshor so
-1.48	ofst
-0.94	ofst register
-2.41	often
3.17	oh
2.03	oh one
1.89	oh seven
-3.97	oil
1.66	oil @absentReason
-1.61	oil @toyGun
-1.23	oil can
-1.63	oil heat
-1.54	oil massag
1.66	oil rig
-1.04	oil tin
-2.32	oisc
-1.61	oisc level
2.13	ok @authority
1.00	ok @drugRun
1.00	ok @noSkill
1.00	ok @stolen
2.13	ok hmrc
-1.40	ok how
1.42	ok i
-1.94	ok is
1.00	ok no
-3.85	ok thank
2.11	ok you
2.37	ok your
1.52	oka
1.38	oka what
-2.21	old #few
1.75	old @childWord
-1.36	old @controller
-2.10	old @document
-1.44	old @forced
-1.62	old @petCare
-1.31	old @pup
-2.05	old @realJob
-1.18	old @stolen
2.50	old are
2.17	old boyfriend
-1.18	old cat
-2.10	old cbt
-1.21	old collection
-1.17	old dog
-1.36	old driv
3.18	old enough
-2.09	old has
-2.11	old is
3.34	old man
1.99	old men
-1.04	old outdoor
1.62	old read
-2.05	old school
-1.77	old seek
2.52	old servic
-1.19	old swan
-2.65	oliv
-1.95	oliv oil
2.38	omega
-1.32	omron
1.66	on @brand
3.06	on @chatApp
2.29	on @dealUnit
-1.71	on @flat
-0.92	on @forced
-0.88	on @images
1.35	on @invest
-1.77	on @realJob
1.18	on a
1.66	on an
1.65	on and
2.23	on any
1.66	on appl
-2.66	on bikeregist
2.29	on blot
-2.33	on blu
1.69	on book
-1.65	on both
0.90	on cam
-4.03	on collection
-2.76	on completion
-2.08	on deliver
-1.05	on dry
-0.87	on each
-1.19	on eith
-1.17	on ever
-1.06	on everyth
-1.35	on first
-0.92	on flat
2.66	on frida
-2.27	on it
1.94	on keep
-1.95	on me
-3.77	on monda
-2.15	on my
-1.10	on one
-2.27	on our
2.29	on over
-1.63	on own
1.01	on pap
1.39	on request
-2.04	on retention
-0.96	on saturda
-1.43	on school
2.28	on set
1.92	on signal
1.33	on snap
1.81	on somebod
1.50	on tel
3.42	on telegram
-2.02	on them
-1.70	on thre
-2.31	on thursda
-2.29	on ties
-3.14	on tim
0.90	on to
-0.81	on top
-0.87	on trym
-2.18	on tuesda
-2.46	on two
1.97	on usb
-1.97	on van
-1.79	on wednesda
1.56	on you
1.28	on your
-3.81	onc
0.92	onc @document
2.07	onc @payWord
0.92	onc @scheme
-0.83	onc a
-2.80	onc i
2.07	onc payment
0.92	onc referenc
-1.75	onc the
-1.30	onc to
-1.26	onc you
2.21	one #
2.43	one ##
-0.91	one @absentReason
-1.45	one @ammo
-0.95	one @authority
-1.59	one @brand
-1.97	one @chatApp
-2.03	one @childWord
-2.94	one @dealUnit
2.93	one @fake
-1.48	one @flat
-1.45	one @forced
-2.94	one @keys
1.93	one @payWord
-1.79	one @realJob
-1.80	one @threat
-1.19	one at
-1.53	one bedroom
-1.31	one car
-0.88	one com
-0.84	one compan
2.93	one cop
-1.45	one corn
-0.81	one cushion
2.56	one day
-1.23	one din
0.90	one doubl
-1.07	one elder
-2.50	one fre
-0.88	one hand
-1.43	one hex
-2.13	one hour
-1.12	one in
-1.20	one kerb
-2.94	one key
-0.91	one king
-1.92	one lad
-1.86	one lot
1.65	one month
1.70	one of
1.96	one one
-1.12	one oth
-0.90	one own
-1.72	one pag
-1.28	one pair
2.07	one payment
-1.45	one person
-1.01	one phon
-1.10	one post
-1.03	one product
3.03	one program
-1.97	one session
-1.32	one sid
1.06	one smal
-0.86	one stubborn
-0.84	one tent
-1.21	one that
-1.00	one the
-0.90	one tir
1.84	one to
3.90	one two
-1.15	one tyr
-1.29	one ver
-3.29	one week
-1.79	one weekend
2.41	one weird
-0.95	one window
-2.69	one wint
-3.13	one with
1.49	one without
-1.82	one year
1.98	ones and
-1.43	ones i
2.70	ones in
-0.85	ones pric
-1.14	ones scaffold
-1.35	ones with
1.05	onlin
2.31	onlin @essayMill
0.97	onlin @taskWork
1.95	onlin bank
2.31	onlin exam
1.46	onlin job
-1.84	onlin or
-1.88	onlin shop
1.72	only
1.30	only #
2.23	only @groupsOfPeople
1.35	only @helper
1.16	only @noSkill
1.38	only @organ
2.03	only @payWord
0.87	only @salary
-0.87	only @youthLook
-1.50	only abi
1.65	only bas
2.04	only email
1.36	only fifteen
-1.72	only for
-1.74	only from
0.94	only great
2.06	only hold
1.02	only i
2.25	only keep
1.38	only liv
2.38	only must
1.39	only on
0.87	only pay
-1.87	only pick
-3.37	only pleas
-2.52	only pric
0.85	only sel
-1.69	only shelv
1.74	only show
-1.00	only sinc
1.35	only tak
1.25	only text
2.19	only the
-1.74	only two
1.63	only want
0.92	only we
-1.80	only when
2.23	only whit
-2.24	only with
-1.12	onto
2.56	oo
1.03	open
-1.64	open @dealTalk
-1.88	open @flat
1.36	open and
1.65	open any
-1.64	open fir
-0.84	open good
-1.90	open hous
2.66	open it
-0.86	open right
-2.56	open shap
-0.90	open six
2.88	open the
3.01	open til
-1.16	open to
-2.00	open up
0.94	open with
1.61	operation
-2.90	operativ
-1.78	opinel
-1.78	opinel and
-1.92	opinion
-1.39	opinion about
-1.86	opium
-1.86	opium war
-0.98	optimist
-1.69	optional
-1.45	or ##
-1.05	or #teen
2.43	or @bank
2.04	or @brand
2.11	or @chatApp
3.14	or @childAge
0.95	or @document
-1.93	or @fee
2.13	or @flat
-1.44	or @invest
-1.93	or @nitrous
-1.12	or @payWord
-1.99	or @piracy
-0.91	or @realJob
3.60	or @untraceable
-1.70	or @viewing
-1.81	or an
-0.90	or anyth
2.04	or appl
-1.80	or around
2.88	or asleep
-2.06	or at
-2.39	or bank
2.23	or batter
1.73	or bitcoin
-1.46	or by
-2.46	or car
-2.09	or cash
-1.93	or charg
2.04	or chat
2.44	or china
1.84	or crypto
-2.64	or deliver
2.47	or everyon
2.25	or fifteen
2.22	or found
-1.13	or four
-2.25	or in
-2.24	or just
-1.42	or long
1.47	or meet
-1.44	or min
2.21	or monzo
-1.63	or mor
-1.66	or nearb
-0.87	or night
1.88	or not
-1.27	or on
-1.22	or one
1.39	or raz
1.66	or rent
-2.30	or repair
-1.84	or similar
-1.03	or ten
-1.84	or thre
-1.08	or transf
-1.34	or two
1.58	or usdt
-0.91	or weekend
-2.57	or you
1.09	or your
3.62	ord
1.83	ord any
-1.21	ord diar
-1.52	ord six
2.56	ord tel
2.59	ord with
-2.30	order
-1.12	order a
-1.97	organ
-1.97	organ yamaha
-1.79	organic
-3.31	organis
-2.05	organis week
2.59	oriental
1.99	oriental @childWord
1.70	oriental @toyGun
1.99	oriental girl
1.70	oriental massag
-0.90	original @badHours
-1.56	original @genuine
3.26	original but
-1.45	original from
-1.39	original quad
-1.56	original receipt
-1.15	ormeau
-1.01	ormeau a
-3.89	ornament
-3.02	ornament resin
-1.87	ornamental
-0.96	ornamental sword
-1.81	orwel
2.06	oslo
2.06	oslo with
-1.14	oth @dealUnit
-1.80	oth classic
-2.40	oth mum
-1.14	oth sheet
1.55	oth want
2.28	oth way
-1.45	otherwis @forced
-1.33	otherwis fast
2.71	otherwis fees
-1.45	otherwis fin
-0.85	otherwis ther
-2.15	otle
1.20	ounc
1.19	ounc fast
-2.04	ounc silv
-1.53	our ###
-1.87	our @childWord
1.79	our @controller
-0.97	our @forced
1.80	our @helper
-1.12	our @kitchenTool
-1.15	our @petCare
-2.26	our @pup
-1.62	our @realJob
1.94	our advert
-1.14	our age
1.57	our agent
-1.48	our bab
-1.93	our caf
-1.40	our car
-1.85	our caravan
-1.83	our clos
1.62	our group
-1.02	our hom
1.46	our hr
-1.15	our insuranc
-1.60	our kitchen
-1.22	our last
1.59	our manag
-1.59	our offic
-1.83	our old
-0.97	our own
1.95	our patrol
1.64	our secret
-1.55	our sit
-1.40	our son
-1.15	our studio
1.62	our suppli
3.27	out
1.58	out ###
-2.00	out @dealUnit
-3.76	out @fee
-1.42	out @genuine
-2.91	out @nitrous
-1.74	out @payWord
-1.69	out a
0.84	out bring
1.42	out cal
-2.91	out charg
-2.19	out fee
2.73	out for
2.77	out now
0.90	out of
1.62	out ok
-1.74	out paid
-1.42	out receipt
1.48	out the
-0.84	out thre
-1.73	out to
-1.50	outcal to
-1.26	outdoor
-1.04	outdoor woman
-2.58	outfit
-1.37	outgrew
-1.37	outgrew it
-2.39	outgrown
-2.17	outgrown in
-1.84	outgrown it
-1.17	outla
-1.17	outla @payWord
-1.17	outla paid
-2.44	outlin
1.93	outsid
-1.08	outsid a
1.25	outsid first
1.84	outsid i
-4.25	oven
-2.12	oven and
-4.58	over #
-1.12	over #teen
2.29	over @chatApp
1.94	over @childAge
-2.29	over @viewing
-1.02	over a
-2.82	over at
-2.01	over coffe
-1.42	over ear
2.29	over fac
-1.39	over four
-1.47	over in
2.66	over nev
-1.53	over no
2.29	over telegram
1.89	over the
1.94	over thirteen
-1.67	over through
1.18	over to
3.02	over twent
-1.31	over wint
2.20	overnight and
2.04	oversea
1.49	oversea and
3.28	owe
2.27	owe for
1.94	owe us
1.16	owed
1.16	owed a
2.16	owes
1.93	owes us
-2.07	owl
-2.07	owl @toyGun
-2.07	owl toy
-1.63	own
0.96	own @badHours
2.19	own @bank
-1.85	own @blade
-2.23	own @brand
-1.03	own @controller
-1.10	own @flat
-1.45	own @helper
-1.29	own a
-1.34	own and
2.19	own bank
-2.07	own bik
1.49	own countr
-2.82	own design
-1.39	own driv
-0.97	own floor
3.03	own fob
-1.18	own ful
-1.70	own hom
-1.38	own hous
1.76	own is
-1.03	own jok
-1.85	own kniv
-1.37	own laptop
-1.45	own mov
1.52	own nam
-0.97	own pac
-1.41	own photo
-3.44	own plac
-1.15	own practic
1.82	own prescription
-1.18	own room
-1.78	own teeth
-2.06	own tool
-2.08	own van
-1.96	own way
-1.89	own with
-1.13	own work
-2.96	ownership
-2.11	ownership @flat
-2.11	ownership flat
3.05	owo
1.79	ox
1.79	ox and
-2.44	oxford
2.20	oxycodon
2.20	oxycodon and
-2.63	oyst
2.34	ozempic
2.27	ozempic @noScript
1.35	ozempic from
1.88	ozempic pen
3.89	p
3.19	p #few
1.53	p e
1.87	p p
1.62	pa
2.24	pa ###
1.20	pa #few
2.26	pa for
-1.96	pa her
2.45	pa if
2.32	pa the
-1.24	pac
-0.97	pac good
-1.23	pac that
1.08	pack
2.20	pack #
1.70	pack @absentReason
1.86	pack @buyKit
-0.84	pack alwa
1.86	pack back
-1.39	pack half
1.90	pack of
1.70	pack post
2.21	pack vacuum
-1.97	pack wrong
3.25	packag
2.45	packag @parcelWork
0.93	packag @payWord
0.93	packag @salary
1.81	packag com
0.93	packag pay
1.56	packag tak
-2.43	packet
-2.43	packet medium
-1.97	pad
-1.94	pad and
-1.63	pad crat
-1.69	pad for
-1.38	pad from
-1.55	pad no
-1.59	paddington
-1.62	paddl
-2.02	paddock
-1.55	paddock for
-3.65	padlock
-2.64	padlock numb
-2.15	pag
-2.16	pag @essayMill
1.69	pag i
-0.87	pag next
-2.16	pag written
-1.16	paid
-2.42	paid @forced
-2.56	paid @groupsOfPeople
2.06	paid @payFirst
-0.95	paid @realJob
-1.32	paid aft
1.11	paid back
-0.87	paid break
-2.62	paid by
1.99	paid check
1.10	paid com
-1.25	paid ever
0.81	paid in
-0.86	paid interview
-3.16	paid month
3.57	paid no
2.44	paid ok
1.15	paid open
-0.87	paid revalidation
-1.09	paid the
-2.42	paid train
-2.56	paid travel
2.38	paid up
-0.97	paid week
-1.34	paid you
0.84	pain
-3.93	paint
-1.68	paint @noScript
-1.68	paint @sexual
-1.82	paint and
-2.32	paint colour
-1.68	paint strip
-1.61	paintbal
-1.52	pair
-2.02	pair for
-0.99	pair in
-2.43	pair of
-2.11	pair pocket
2.65	pair work
-2.37	pakistani
-2.37	pakistani shawl
-2.69	pallet
-2.79	pan
-2.02	pan lead
-1.55	pan set
-0.87	panda pop
1.98	panel admin
-0.87	panel of
-1.20	panel pump
-1.58	panni
-2.31	pantomim
-2.31	pantomim @ticketItem
-2.31	pantomim ticket
1.03	pap
2.85	pap ###
-2.75	pap @ammo
-1.41	pap @viewing
-1.42	pap a
-1.17	pap and
1.47	pap cash
-1.41	pap com
2.61	pap everyth
-2.09	pap for
1.08	pap friend
0.85	pap i
1.94	pap kept
2.71	pap need
2.10	pap ok
-2.75	pap round
-1.50	pap up
-4.48	paperback
2.77	paperwork
-1.18	paperwork plu
-0.88	paramedic
-2.00	parcel
-2.81	parcel @dealTalk
-1.43	parcel @helper
-1.54	parcel @link
-1.24	parcel @realJob
2.50	parcel at
-1.34	parcel deliver
-1.24	parcel depot
1.87	parcel for
1.23	parcel inspector
-2.81	parcel sort
-1.54	parcel tap
-2.23	parent and
1.97	parent are
-2.14	parent at
-2.13	parent can
1.98	parent need
-1.87	parent present
-1.04	parent sta
-2.03	parent ther
-0.89	parent welcom
-2.81	park
-0.90	park #
-1.88	park ###
-1.67	park @childWord
-1.06	park anywher
-1.69	park bad
-1.67	park children
-1.17	park for
1.29	park i
-1.34	park in
2.71	park near
-1.37	park on
-2.30	park outsid
-1.59	park quiet
-1.13	park sensor
-3.62	park spac
1.44	park the
-1.39	park two
0.80	parlour
-1.08	parrot
-1.74	parrot cag
-1.13	part @blade
-1.63	part @drugRun
-3.10	part @nitrous
2.04	part @sexual
-2.10	part @toyGun
1.25	part @weed
1.33	part at
-3.10	part balloon
-1.51	part dress
-1.46	part extra
2.41	part favour
-2.16	part for
-1.40	part from
-2.68	part gam
-1.33	part miss
2.22	part must
-1.13	part of
2.68	part on
1.33	part or
-1.27	part two
-1.55	part which
1.60	part with
-1.85	parti
-0.98	partick
-0.87	partick sinc
-1.94	partn for
1.72	partn s
-1.71	paslod
2.92	pass
1.54	pass @assured
2.28	pass @document
-1.12	pass @forced
-1.87	pass @insult
-1.87	pass @taskWork
2.28	pass @toyGun
-0.83	pass awa
2.28	pass certificat
2.06	pass emission
1.08	pass guarant
-2.06	pass not
-1.12	pass own
-1.87	pass rat
3.34	pass the
-2.66	pass to
1.36	passcod @forced
1.36	passcod lock
1.44	passport @controller
2.24	passport @document
1.76	passport @fakeDoc
-3.41	passport @images
0.94	passport @salary
2.15	passport are
2.18	passport as
2.16	passport com
-3.09	passport for
-2.37	passport hold
2.32	passport in
0.94	passport payslip
-3.41	passport photo
1.76	passport real
1.25	passport to
2.36	passport with
-1.37	password on
3.02	past
1.90	past advert
1.85	past by
-1.83	pasta
-2.67	pastr
-1.14	pastr and
2.21	patch
1.18	patch and
-2.14	patienc
-1.12	patienc which
-3.01	patient
-2.91	patio
2.30	patriot
-2.78	pattern
-1.15	pattern written
-0.86	paul a
-0.88	paul st
-2.22	pavement
-1.10	pavement it
0.86	pay
3.49	pay #
3.03	pay ##
2.02	pay @assured
1.93	pay @deposit
1.55	pay @fee
1.63	pay @flat
1.84	pay @forced
-2.64	pay @notSeen
3.44	pay @payWord
-1.80	pay @realJob
1.10	pay @salary
2.22	pay @taskWork
2.33	pay aft
-2.55	pay all
1.72	pay and
-1.65	pay at
1.56	pay back
-2.64	pay befor
-0.83	pay by
-2.83	pay cash
1.83	pay com
-1.73	pay couri
2.93	pay deposit
1.36	pay fee
1.90	pay first
-1.89	pay flexibl
3.47	pay for
-1.21	pay ful
-2.17	pay good
2.79	pay half
2.11	pay her
1.89	pay him
1.56	pay in
-1.17	pay interview
1.89	pay it
1.63	pay let
1.26	pay me
-1.21	pay no
-2.80	pay noth
-2.82	pay on
1.74	pay our
1.50	pay out
-2.05	pay start
-1.31	pay tak
-1.03	pay that
2.33	pay the
1.69	pay ther
1.01	pay to
1.80	pay toda
0.86	pay train
-1.99	pay up
0.82	pay via
-0.84	pay what
-1.37	pay work
2.80	pay you
2.18	payabl
1.37	payabl @payFirst
-2.01	payabl bank
3.08	payabl befor
1.37	payabl in
1.98	payabl now
2.72	payment
-1.79	payment @document
1.09	payment @helper
1.68	payment @notSeen
-1.79	payment @scheme
-2.62	payment administrator
-2.33	payment and
3.45	payment by
0.90	payment first
1.75	payment goes
1.39	payment in
1.68	payment only
1.51	payment postag
-1.35	payment process
-1.79	payment referenc
2.07	payment show
1.03	payment to
2.21	paypal
2.97	paypal @friendsFamily
-2.39	paypal @protectedPay
1.12	paypal account
1.68	paypal and
2.71	paypal as
-2.39	paypal good
1.38	paypal oka
-4.24	payrol
-3.26	payrol clerk
-2.37	payrol for
2.29	payslip
2.68	payslip and
2.58	payslip for
-2.27	pc
-1.60	pcm
-2.14	pcm @deposit
-2.14	pcm @payWord
-2.14	pcm deposit
-1.93	pcp
-1.18	pcx
-1.18	pcx ##
1.63	pdf
-2.82	pea
-1.55	pea recip
-1.61	peak
-1.25	peak district
-3.57	pearl
-2.55	pearl from
-1.00	peckham
-1.35	pedal
-1.74	peg
-0.83	peg and
-1.19	pegasu
-1.65	pellet
-1.65	pellet tin
-1.45	pen
-1.84	pen @blade
-1.20	pen @noScript
-0.95	pen and
-2.39	pen friend
-1.84	pen knif
1.66	pen no
1.12	pen weight
-1.63	penarth
-1.00	penarth even
-3.28	pencil
-3.01	penetration
-3.01	penetration test
-1.79	penguin
-2.53	peniston
-1.91	peniston and
-1.78	penknif
-1.78	penknif adult
-1.18	penn
-1.79	pension
-0.93	pension advic
-0.80	pension and
-2.06	peopl @ammo
-1.27	peopl @childWord
1.12	peopl @payWord
1.12	peopl @salary
2.10	peopl @vulnerable
0.90	peopl a
-1.29	peopl and
-0.83	peopl are
-1.95	peopl at
-0.97	peopl bab
-1.20	peopl da
-1.57	peopl four
2.37	peopl hav
-1.30	peopl i
-0.98	peopl keep
-1.41	peopl most
-2.44	peopl need
-1.11	peopl our
-1.14	peopl part
1.12	peopl pay
-2.06	peopl round
2.82	peopl should
-1.40	peopl six
-1.43	peopl smal
-1.95	peopl start
-1.23	peopl thre
-3.13	peopl to
2.10	peopl without
1.86	pep
2.15	pep @toyGun
2.52	pep gel
-2.37	pep mil
2.15	pep spra
3.09	peptid
-0.85	per
1.79	per @viewing
-1.85	per articl
-0.96	per cent
-1.80	per day
-0.82	per month
-0.84	per pag
1.79	per view
2.06	percent
-1.18	percent @fakeMoney
-1.18	percent card
1.70	percent ever
1.42	percent off
-1.08	perfect
1.33	perfect fun
-1.37	perform
2.41	perfum
2.64	perfum @stolen
2.64	perfum lift
-3.20	permanent
-1.43	permission
-1.48	permission ##
-1.00	permission and
-3.14	permit
-1.54	permit arrang
1.71	person but
1.88	person for
-1.01	person one
-1.49	person or
-1.18	person the
1.46	personal
-2.16	personal @forced
1.63	personal @helper
1.61	personal account
1.63	personal assistant
-1.32	personal car
-2.16	personal train
1.61	personals@ammo
2.18	personals@assured
2.24	personals@awayFromSite
1.51	personals@bankSecret
-1.61	personals@brand
3.38	personals@chatApp
3.68	personals@childAge
2.56	personals@childWord
-2.15	personals@clocking
-2.94	personals@controller
3.20	personals@dealTalk
3.04	personals@fee
1.37	personals@flat
0.84	personals@forced
-1.49	personals@genuine
1.34	personals@groupsOfPeople
3.39	personals@gun
2.21	personals@handle
1.47	personals@hardDrug
-1.22	personals@haste
-2.35	personals@helper
3.60	personals@images
3.07	personals@insult
-1.50	personals@jail
2.72	personals@link
2.76	personals@loveTalk
2.69	personals@noParent
-1.53	personals@noScript
-1.97	personals@noSkill
5.05	personals@notSeen
-2.34	personals@originLand
1.74	personals@parcelFirm
3.84	personals@payWord
-1.09	personals@petCare
-1.60	personals@piracy
-3.50	personals@pup
1.81	personals@pyramid
2.11	personals@salary
4.56	personals@sexual
-1.60	personals@stolen
3.29	personals@street
-1.42	personals@taskWork
3.99	personals@threat
-1.91	personals@ticketItem
1.45	personals@tobacco
2.57	personals@toyGun
-1.93	personals@trustTalk
0.83	personals@viewing
2.07	personals@warZone
-0.89	personals@weed
3.01	personals@windfall
2.68	personals@youthLook
-1.88	perth
-1.61	pest
-1.61	pest @forced
-1.61	pest control
-2.18	pet
1.68	pet @helper
2.12	pet agenc
-2.35	pet by
-1.90	pet consider
-2.64	pet fre
-0.95	pet stead
-1.09	petit
-2.84	petit @childWord
-1.96	petit brunett
-2.84	petit lad
-0.90	petrol
-1.17	petrol @payFirst
-0.94	petrol mone
-2.09	peugeot
-1.49	peugeot ##
-3.32	pharmac
-1.99	pharmac @helper
-1.99	pharmac assistant
-1.46	pharmac dispens
-3.02	pharmacist
-2.05	pharmacist and
-1.47	pharmacist by
-1.74	phas
-1.59	pheasant
-1.59	pheasant print
-1.64	philip
2.15	phon
2.22	phon @drugRun
0.99	phon @hardDrug
2.22	phon @noSkill
3.51	phon and
2.91	phon can
-1.15	phon for
2.56	phon mad
2.22	phon no
1.95	phon on
-2.89	phon repair
-1.42	phon sign
1.94	phon to
2.08	phon without
-1.76	photo
-1.06	photo @assured
2.27	photo @fakeDoc
-1.41	photo @ownWill
-0.84	photo @stolen
-2.06	photo @threat
-2.38	photo and
1.27	photo book
-0.92	photo from
2.27	photo in
-2.59	photo on
-1.06	photo verifi
-3.90	photograph
-1.57	photograph @deposit
-1.57	photograph @payWord
-1.31	photograph are
-1.35	photograph cover
-1.57	photograph deposit
-2.67	photograph for
-1.36	photograph of
-1.72	photograph tasteful
-1.59	photograph two
-2.34	physiotherap
-1.58	piaggio
-1.63	piaggio libert
-1.09	piaggio medle
-3.29	piano
-2.62	piano fre
-1.02	piano lesson
-1.31	piano need
-1.15	piano teach
3.96	pic
-1.28	pick
2.12	pick @gun
-1.10	pick contract
2.12	pick gun
-2.13	pick it
-0.85	pick up
2.53	pick you
-2.35	picnic
-1.11	pictur
1.54	pictur of
-2.30	pictur on
1.71	pictur onlin
-2.06	pictur pleas
-2.41	piec
-1.90	piec for
-1.36	pig
-1.23	pig two
-3.14	pigg
-2.64	pigg bank
-1.36	pigtail
2.37	pil
-2.20	pil @growOp
1.95	pil @medicine
-2.97	pil box
-2.20	pil cut
1.48	pil no
-2.16	pil organis
1.82	pil ritalin
-2.08	pilot
0.89	pin balanc
-2.47	pin door
2.39	pin includ
-1.83	pin rol
-1.06	pin wardrob
2.76	ping
2.76	ping @hardDrug
2.76	ping mand
-2.17	pink
-2.38	pink and
1.35	pip
3.32	pip @explosive
3.32	pip @threat
3.32	pip bomb
3.44	pirat
2.12	pirat @fake
2.12	pirat cop
2.71	pistol
1.84	pistol @absentReason
-2.13	pistol for
-2.17	pistol four
3.11	pistol fram
1.84	pistol post
-2.09	pit
2.45	pitbul
-2.12	pixel
-1.16	pixel #few
-1.17	pixel you
-1.84	pizza express
-2.16	pizza ston
2.11	pk
2.11	pk god
-1.09	pla
2.93	pla @fakeMoney
-1.82	pla @tobacco
-1.36	pla between
2.93	pla card
-1.83	pla food
-1.43	pla i
-0.86	pla on
-1.69	pla s
-1.82	pla tobacco
-1.36	pla wel
-1.89	pla with
0.90	plac @payWord
0.90	plac @salary
-0.83	plac flexibl
-1.58	plac for
-0.91	plac in
-0.83	plac is
2.21	plac of
1.74	plac on
-1.13	plac our
0.90	plac pay
-1.03	plac pric
1.01	plac to
-1.44	placement
-0.89	placement we
1.25	plain
-2.78	plan
-2.25	plan permission
-1.03	plan two
-2.22	plan you
-2.22	plant
-2.34	plant @weed
-1.84	plant and
-2.34	plant pot
-1.22	plaqu
-2.57	plast
-1.73	plaster
-2.33	plasterboard
-2.00	plastic
-1.71	plastic wallet
2.67	plat
1.34	plat @stolen
1.67	plat @vulnerable
-1.62	plat k
-1.68	plat mad
2.81	plat no
4.30	plat swap
2.79	plat what
-1.73	plat with
1.67	plat without
1.04	playstation
-1.36	pleas
-2.15	pleas @awayFromSite
-0.84	pleas @blade
1.55	pleas @document
1.88	pleas @fake
2.32	pleas @invest
1.50	pleas @medicine
-2.60	pleas @noParent
1.76	pleas @payWord
-1.87	pleas @pup
-1.45	pleas @stolen
-1.66	pleas be
-1.92	pleas book
-1.34	pleas collection
-0.81	pleas coupl
-3.06	pleas don
1.82	pleas help
-3.53	pleas i
-2.43	pleas messag
-2.12	pleas ok
2.71	pleas otherwis
-1.23	pleas park
1.90	pleas pay
2.32	pleas return
1.46	pleas sick
-2.09	pleas thank
-1.14	pleas the
-1.28	pleas what
-3.12	plot
-0.80	plot a
2.24	plu ###
-1.99	plu @dealTalk
-1.99	plu @drugRun
2.06	plu @images
-1.99	plu @moveMoney
-2.29	plu commission
-1.99	plu drop
-2.13	plu hdmi
-1.33	plu tip
2.28	plu underwear
-1.18	plu vat
-1.48	plug
-2.74	plug adaptor
-1.06	plug emojiplug
-1.38	plug extension
1.52	plug for
-1.38	plug plug
-1.68	plug socket
-3.19	plumb
-1.41	plumb and
-1.37	plumb no
-2.75	plumb s
-1.68	plumb want
-2.27	ply
-2.11	ply lin
-1.54	plymouth
-1.20	pm
-1.44	pocket
-0.80	pocket mone
-1.79	pod
1.54	point
-2.68	point of
2.66	point put
1.75	point taken
-2.88	pokemon @fakeMoney
2.82	pokemon box
-2.88	pokemon card
2.04	poland so
-2.18	poland with
2.08	polic
-1.85	polic @pup
2.06	polic @taskWork
1.49	polic or
-1.85	polic staff
1.99	polic that
2.06	polic typ
-2.36	policeman
-2.12	policeman record
-3.37	polish
-1.89	polish coupl
-0.93	polish dictionar
-1.26	polish interpret
-1.48	polit
-1.43	polit gentlemen
-2.37	polit leed
2.52	polit old
-1.95	polit with
-2.09	polka
-2.09	polka dot
3.24	pollen
2.87	pollen and
-1.64	polo
1.48	pomeranian
1.40	pomeranian @pup
-1.69	pool
1.90	poor
2.40	poor countr
-0.88	pop ###
2.42	pop @hardDrug
2.42	pop ket
-1.81	pop top
-1.02	pop up
-1.69	poplar
-2.78	popp
-1.98	popp field
-0.95	port
-1.17	port and
1.41	port want
-2.24	portfolio
-0.84	portobello
-1.00	portobello and
-2.36	portrait
0.87	portugal
-1.55	portugues
1.78	position
-0.84	possibl
-1.71	possibl #
1.80	possibl @childWord
-1.36	possibl @kitchenTool
-1.32	possibl @parcelWork
-1.40	possibl @realJob
-0.93	possibl @scheme
0.82	possibl @toyGun
-3.28	possibl ap
-1.18	possibl at
-2.15	possibl for
-2.90	possibl friend
2.17	possibl girl
-2.23	possibl leed
-1.01	possibl my
-0.93	possibl one
-1.32	possibl parcel
-0.93	possibl referenc
-1.13	possibl sum
1.36	post
2.06	post #
2.40	post @insult
1.74	post a
-1.86	post and
0.81	post any
2.40	post dirt
2.28	post fail
1.73	post first
-1.52	post fram
0.89	post in
-1.18	post is
1.66	post next
-1.98	post of
-1.95	post offic
1.29	post sam
2.04	post them
3.26	post to
-1.75	post with
-1.25	post work
2.35	post you
-1.38	postag
-0.91	postag @sexual
-0.91	postag extra
-1.91	postcard
-1.62	postgraduat
-1.02	postgraduat in
-2.21	postnatal
-2.21	postnatal @toyGun
-2.21	postnatal massag
-6.09	pot
-1.73	pot and
-1.68	pot by
-2.35	pot plant
-1.46	pot red
-2.57	pot terracotta
-1.49	potter
-1.46	pouch and
2.26	pouch from
-1.78	pouch i
3.64	pound
2.37	pound a
1.51	pound each
-2.55	pound for
-1.89	pound off
2.96	pow
-1.80	pow and
-0.82	pow park
2.27	pow tool
4.54	powd
4.01	powd and
-1.79	pppw
-3.18	practic
-2.02	practic @realJob
-0.83	practic in
-0.86	practic no
1.08	practical
-1.92	practis
-1.05	practis elsewher
-1.75	practition
1.63	prada
-2.13	pram
-1.39	pre
-1.18	pre decimal
0.93	pref
-1.73	pref over
-1.18	prefer
-1.14	prefer night
2.70	pregab
2.12	pregab ##
2.38	pregab thre
1.20	pregabalin
1.20	pregabalin ##
-2.87	pregnanc
-1.82	pregnanc @toyGun
-2.21	pregnanc and
-1.82	pregnanc massag
1.62	premi
1.62	premi leagu
-1.00	premis
1.73	premium
1.79	premium channel
-2.61	preparation
1.44	presal
1.44	presal ##
1.44	presal @assured
-2.73	prescrib
-2.05	prescrib consultation
-2.11	prescrib fac
1.53	prescription @medicine
1.35	prescription botox
1.29	prescription first
-1.82	prescription lens
0.95	prescription need
-1.86	prescription swim
-4.26	present
-1.33	present nev
-0.80	present the
-1.19	present two
-1.32	present you
-2.43	press @brand
-2.43	press appl
-3.60	pressur
-1.69	pressur @toyGun
-2.36	pressur monitor
-1.69	pressur spra
-1.34	preston
1.77	preteen
-1.83	pretend
-1.83	pretend @kitchenTool
-1.83	pretend @realJob
-1.83	pretend kitchen
-1.03	previou @forced
-1.03	previou own
-0.99	pric @controller
3.42	pric @document
1.60	pric @pyramid
2.12	pric @sexual
1.54	pric @stolen
-1.60	pric @threat
-1.71	pric according
-1.59	pric befor
-1.62	pric cash
-0.99	pric driv
2.40	pric far
-1.56	pric friend
-2.79	pric good
0.93	pric i
-1.36	pric if
-1.09	pric in
-1.54	pric includ
2.16	pric is
-3.38	pric leed
1.49	pric lip
-2.65	pric per
-1.79	pric shown
2.29	pric stil
2.12	pric tantric
-1.53	pric to
1.57	pric typical
0.97	pric wed
1.17	pric you
2.03	pric young
-2.03	prid
-2.03	prid flag
-1.13	primar
-1.76	primavera
-1.76	primavera ##
-2.44	princess dress
-0.82	print
3.64	print @gun
-2.13	print canon
3.11	print pistol
-3.23	print scarf
1.56	print the
-1.50	prison charit
1.08	priu
1.48	privat @absentReason
-2.11	privat @dealTalk
1.55	privat @gun
1.55	privat @images
-1.25	privat @kitchenTool
1.55	privat @threat
-1.50	privat investigator
3.20	privat mail
1.06	privat part
-2.73	privat plat
1.48	privat post
1.96	privat sal
1.55	privat shoot
1.96	pro
-3.45	probat
3.35	problem
2.79	problem solv
1.93	process @fee
-1.47	process @payWord
1.93	process fee
-1.47	process payment
-2.33	product
-1.68	product photograph
-1.03	product short
-4.57	professional
-1.95	professional @flat
-1.66	professional landlord
1.70	profil
-1.90	profile@absentPlace
-1.84	profile@absentReason
-1.51	profile@blade
2.68	profile@childWord
-1.26	profile@clocking
2.72	profile@dealTalk
-0.97	profile@dealUnit
2.54	profile@groupsOfPeople
-1.84	profile@helper
-1.89	profile@kitchenTool
2.80	profile@notSeen
-1.90	profile@organ
-1.89	profile@originLand
-1.65	profile@petFarm
-1.26	profile@realJob
3.24	profile@taskWork
-1.26	profile@toyGun
-1.26	profile@viewing
-1.47	profile@weed
1.81	profit
-2.04	program ###
-1.88	program and
3.03	program your
-2.33	project
-2.14	prom
-0.99	prom @regulated
-1.85	prom photograph
-1.31	promenad
1.60	promethazin
-2.41	promis
-0.81	promis @growOp
-0.81	promis cut
2.41	proof you
-3.88	proofread
-1.98	proofread for
-2.02	proofread of
2.96	prop
0.90	prop #
1.85	prop @cruelty
1.92	prop box
2.77	prop way
-2.70	proper
1.30	propert
-1.19	property@brand
-0.92	property@buyKit
-1.40	property@chatApp
2.54	property@childWord
-1.88	property@dealTalk
-2.44	property@dealUnit
-0.83	property@document
1.59	property@exclude
1.18	property@fake
2.31	property@fakeDoc
2.75	property@fee
1.75	property@genuine
4.07	property@groupsOfPeople
0.84	property@growOp
-2.85	property@gun
1.54	property@handle
-2.13	property@hardDrug
-1.09	property@images
-1.05	property@insult
1.26	property@keys
-1.01	property@kitchenTool
2.07	property@letFraud
1.57	property@link
-1.10	property@moveMoney
1.38	property@noCredit
1.70	property@noParent
3.13	property@notSeen
0.96	property@organ
-1.91	property@ownWill
2.48	property@parcelFirm
1.81	property@payFirst
1.94	property@payWord
-1.98	property@petYoung
-1.69	property@piracy
-3.30	property@pup
3.30	property@salary
-1.31	property@scheme
2.23	property@sexRent
-1.93	property@stolen
-0.91	property@street
-1.54	property@threat
-1.01	property@ticketItem
1.23	property@tobacco
-2.00	property@toyGun
3.18	property@trustTalk
2.42	property@untraceable
0.96	property@viewing
2.40	property@vulnerable
-1.36	prosecco
2.96	prostat
2.78	prostat and
-2.09	protect
-0.91	protect can
-1.03	protect in
2.30	protection not
2.17	protection she
-1.97	protector
-1.84	protein
-1.84	protein hemp
1.90	proud
3.03	proud racist
0.91	provid
-1.25	provid @payWord
-1.55	provid bus
-1.25	provid paid
-0.95	provid the
-1.54	ps
-1.54	ps #few
1.53	psilocybin
1.53	psilocybin mushroom
-0.85	psychic
-4.56	pub
-1.82	pub @fake
-1.83	pub in
-2.04	pub memorabilia
-1.82	pub mirror
-1.32	pub with
-1.85	public
-1.44	public servic
-2.15	publish
-2.21	pud
-2.21	pud recip
3.39	puff
0.95	puff first
2.36	pug
2.78	pug @pup
1.62	pug pupp
3.06	pul
3.53	pul up
-2.21	pulpit
-3.59	pump
-1.33	pump action
-2.34	pump and
-1.07	pump dr
-1.51	pump out
-1.27	pun
-1.42	punctual
2.51	punish
3.47	pup
1.18	pup @petFarm
1.36	pup @petYoung
1.68	pup at
1.03	pup ear
-1.01	pupil
-1.15	pupil are
1.62	pupp #few
-1.71	pupp #teen
-1.59	pupp @forced
-1.64	pupp @noScript
-1.99	pupp @petCare
2.01	pupp @petFarm
1.62	pupp @petYoung
-2.00	pupp and
-1.00	pupp class
1.68	pupp for
-1.19	pupp kc
-1.56	pupp nin
1.21	pupp of
-2.53	pupp pad
-1.64	pupp pen
-1.59	pupp train
1.81	pur
-2.10	purchas
-1.05	purchas ledg
2.14	purpl
1.85	purs
1.65	push
1.76	push @blade
1.76	push dag
4.22	put
1.79	put a
1.87	put down
1.93	put in
2.66	put on
1.94	put our
-1.18	put up
1.68	put you
2.01	put your
-2.93	puzzl
-2.12	pw
-2.18	q
-2.93	q box
-1.39	qashqai #
2.03	qr
1.17	qu
2.50	qu on
-2.45	qua
-2.57	quad
-1.60	quad ###
-2.02	quad bik
-2.46	qualifi
2.48	qualit
1.58	qualit @blade
1.93	qualit @brand
2.69	qualit @fake
1.47	qualit @gun
1.82	qualit @hardDrug
1.80	qualit cop
2.38	qualit ever
2.09	qualit her
-1.43	qualit no
2.03	quarr
-2.63	quart
-1.18	quart even
-1.12	quart from
-1.59	quart ful
-0.97	quart now
-1.18	quart one
-1.10	quaysid
-0.99	queen
0.90	question @payFirst
0.97	question @payWord
-2.01	question about
3.23	question ask
1.84	question cash
-2.01	question just
0.90	question payment
-0.88	quick @fake
2.09	quick @moveMoney
2.64	quick deliver
1.82	quick mone
-0.88	quick rep
-1.11	quick sal
3.81	quid
2.53	quid a
-2.36	quiet
-2.50	quiet @flat
-1.19	quiet enough
2.40	quiet from
-1.24	quiet hom
-2.32	quiet hous
-2.41	quiet near
-1.05	quiet ones
-0.97	quiet street
-0.84	quilt
1.78	quit
1.78	quit your
-2.29	quiz
-1.21	quot @debtBond
2.62	quot @document
-0.97	quot @gun
0.98	quot @loan
-2.10	quot @realJob
1.46	quot @untraceable
1.46	quot crypto
-1.21	quot debt
-3.42	quot friend
-0.97	quot gun
1.73	quot i
0.98	quot loan
-2.10	quot school
-1.43	quot sport
-0.92	quot ten
1.68	quot your
3.85	r
-1.55	r ##
-1.87	r ###
-1.91	r #teen
2.72	r a
1.46	r e
0.87	r n
1.30	r o
1.35	r s
2.71	r u
-2.43	rabbit
-2.42	rabbit hutch
2.25	rac clean
3.03	racist
3.03	racist whit
-5.13	rack
-2.38	rack and
-0.94	rack can
-0.90	rack front
-2.30	rack hard
-0.94	rack out
-2.89	radiator
-2.91	radio
-1.66	radio #few
-1.23	radio @forced
-1.23	radio control
-1.04	radio mug
-1.06	radyr
-1.24	radyr a
-0.96	radyr and
-1.10	rail
1.24	railwa
-1.76	rain
-1.05	rain cov
-1.14	rain off
-2.42	rais
-1.79	rais in
-1.82	rais prescription
-1.10	rak
-1.10	rak grass
-1.68	raleigh
-1.35	ram
-1.35	ram seal
2.62	rambo
1.62	rambo @blade
-2.11	rambo by
0.92	rambo knif
2.73	rambo styl
-1.80	ramp
3.13	rap
3.11	rap you
-2.25	rar
-1.34	rat and
-1.80	rat for
2.72	rat hotel
-1.58	rat shown
-2.04	rath
-2.20	rath not
-1.54	rattl
1.52	rav
-1.00	raw fil
-3.07	ray
1.39	raz
1.39	raz gold
2.87	razor
2.21	razor and
2.29	razor coffe
1.11	razor sharp
2.23	re
1.05	re @trustTalk
-1.21	re mov
1.92	re seriou
-2.21	re ther
-1.64	re welcom
2.42	reach
3.06	reach me
1.25	reach our
-2.01	reach the
-1.55	reach truck
-1.75	reach you
1.55	read
-1.65	read at
-1.21	read chair
-1.68	read for
2.26	read me
1.08	read now
-1.49	read over
-2.37	read sumup
1.54	read to
1.91	read toda
3.16	real
1.89	real @blade
-2.76	real @brand
1.06	real @gun
1.89	real and
1.89	real blad
1.86	real but
2.21	real compan
1.76	real get
1.06	real gun
1.59	real is
-1.96	real leath
1.42	real one
-2.15	real rolex
1.11	real thing
-1.24	rear
-0.86	rear door
-1.21	rear tyr
-1.58	reason
-1.13	reason first
-2.02	reason for
-0.96	reason step
1.86	rebat
1.63	rebat we
-1.58	rebuild
-1.29	rebuilt
-2.44	receipt
-1.59	receipt @genuine
-3.94	receipt and
-2.33	receipt from
-1.34	receipt siz
-1.52	receipt worn
3.17	receiv
1.60	receiv @parcelWork
-2.19	receiv good
-1.64	receiv in
2.26	receiv mone
2.67	receiv my
1.50	receiv parcel
1.09	receiv transf
2.14	receiv your
-1.62	reception
-2.80	receptionist
-1.59	receptionist at
-1.05	receptionist availabl
-1.14	receptionist bas
-1.55	receptionist for
-1.10	receptionist fort
-1.68	receptionist look
-1.14	receptionist part
-2.38	rechargeabl
-4.19	recip
-1.55	recip @fakeMoney
-2.20	recip book
-1.55	recip card
-2.12	recip for
-2.01	reconciliation
-1.14	record
-2.22	record and
-0.96	record goes
-2.66	record on
-2.64	record pla
0.98	recov lost
1.01	recover expert
-1.37	recover forgotten
3.07	recover nev
-2.75	recover of
-1.61	recover servic
-2.07	recover support
3.35	recruit
1.94	recruit @petYoung
1.94	recruit @scheme
3.36	recruit fiv
-2.73	recruitment
-2.24	recruitment consultant
-1.61	recurv
-1.61	recurv #
-3.81	red
-2.64	red and
-1.65	red one
1.30	redeliver
-1.13	redland
-1.28	redland and
1.24	reduc @flat
-2.05	reduc for
1.24	reduc rent
-2.57	reel
-2.09	reel and
-1.75	referenc
1.03	referenc @noCredit
-0.82	referenc @originLand
-2.13	referenc @realJob
0.90	referenc from
-0.81	referenc nearb
-0.93	referenc need
1.03	referenc no
-1.11	referenc then
-1.79	referenc to
-2.75	refil
-2.44	refit
-0.84	reflexolog
2.07	refug
2.07	refug in
2.67	refund
0.90	refund @notSeen
2.53	refund for
0.90	refund no
2.65	refund what
2.48	refund you
4.18	refundabl
3.28	refus
2.19	reg
-2.55	regist
-1.34	register
2.16	register @document
-2.00	register @gun
-1.41	register @petFarm
-0.94	register ages
1.76	register but
-1.41	register deal
-2.00	register firearm
-1.00	register nurs
2.19	registration
2.80	registration @fee
1.13	registration and
2.80	registration fee
2.09	regular
-1.14	regular by
-1.89	regulat
-2.07	rehab
-2.07	rehab and
-1.08	rehom hom
-2.35	reiki
-2.35	reiki and
3.22	rela
3.41	rela box
1.23	relabel
1.05	relabel and
-1.93	relationship
2.01	relativ
-2.25	relax @petCare
1.49	relax @toyGun
2.69	relax about
1.49	relax massag
-2.25	relax spa
2.65	releas
3.10	releas @fee
2.62	releas @nitrous
2.62	releas charg
1.98	releas me
1.92	releas the
1.67	releas your
1.89	reliabl @document
2.12	reliabl @noScript
-1.45	reliabl build
-3.56	reliabl fre
2.12	reliabl injection
2.31	relief
-1.63	reluctant
-1.63	reluctant sal
-2.55	rememb
-1.44	rememb it
-2.45	remot
-0.82	remot @petYoung
-2.31	remot and
-0.82	remot four
-2.23	remot includ
-1.32	remot present
-1.09	remov
-1.37	remov @genuine
3.13	remov @payWord
3.13	remov payment
-1.37	remov proof
-1.18	removal @deposit
-1.18	removal @payWord
-1.75	removal @taskWork
-1.18	removal deposit
-1.75	removal surve
-1.92	renault
-1.03	renault mast
-1.09	renault trafic
-1.96	renault zoe
-1.71	renewal
2.31	rent
-1.50	rent ##
1.95	rent @sexRent
1.50	rent @sexual
1.16	rent and
2.38	rent by
-2.45	rent for
1.61	rent fre
1.83	rent her
1.66	rent if
2.79	rent in
-2.44	rent includ
2.46	rent is
2.46	rent lat
-2.05	rent reduc
1.50	rent sex
1.20	rent tak
1.52	rent to
1.88	rental
1.83	rep
-1.07	rep @images
-1.07	rep cam
-3.37	rep good
-2.64	rep thank
3.43	rep with
-4.84	repair
-2.04	repair @images
-1.28	repair and
-1.46	repair at
-1.51	repair does
-1.15	repair for
-1.40	repair in
-2.42	repair no
-2.04	repair photo
-2.97	replac
-1.32	replac in
-1.61	replac last
-2.09	replac the
-0.90	replica
2.58	replica @brand
-2.41	replica flintlock
-2.19	replica footbal
-1.70	replica of
3.24	replica watch
-4.41	report
-1.72	report availabl
-1.20	report by
-2.54	reproduction
-1.60	reproduction @toyGun
-1.32	reproduction chippendal
-1.60	reproduction victorian
1.39	request
-1.94	requiem
-1.94	requiem for
-1.61	requir
-1.56	resal
-1.80	rescu
-1.42	rescu and
-1.08	rescu colli
4.10	resel
2.95	resel get
1.77	reserv
1.74	reserv your
1.35	reservation
-3.09	reset
-1.36	reset and
-2.15	reset in
1.72	residenc
1.72	residenc @fakeMoney
1.72	residenc card
-2.81	resident
-0.81	resident a
-1.39	resident or
-3.02	resin
-1.86	respect
1.39	rest
1.72	rest by
-1.99	rest on
-3.16	restaurant
-2.13	restaurant in
-2.13	restor
-2.02	restoration
-1.79	restoration no
-1.30	restrict
-0.81	restuff
-1.21	restuff i
1.45	result
-1.89	retail
2.68	retard
-2.04	retention
-1.71	retention @payWord
-1.71	retention transf
-4.29	retir
-1.73	retir @absentReason
-2.36	retir policeman
-1.51	retir teach
-2.11	retirement
-2.11	retirement @flat
-2.11	retirement flat
1.04	retriev
1.04	retriev @childWord
1.89	return @assured
-1.59	return @authority
2.23	return for
-1.59	return hmrc
1.89	return no
-0.87	revalidation
-1.08	revers
-1.08	revers camera
3.17	review
2.44	review @weed
2.44	review pack
-3.89	review@childWord
-2.84	review@fake
-1.65	review@fee
3.52	review@groupsOfPeople
-3.87	review@images
1.67	review@kitchenTool
-1.81	review@petFarm
-1.13	review@threat
-1.96	review@trustTalk
-1.39	revision
1.92	revolut
2.06	revolv
2.30	revolv stil
-1.44	rewir
1.30	rhino
-1.92	rhino @dealUnit
-1.92	rhino @medicine
-1.92	rhino bar
2.53	rhino powd
-3.43	ribbon
-3.66	rid
-2.07	rid @forced
-1.35	rid board
-2.07	rid own
-3.23	rifl
-1.56	rifl @weed
-1.56	rifl green
-1.08	rifl pellet
-1.80	rifl scop
-1.71	rifl slip
-1.20	rifl with
2.59	rig
2.03	rig @bereaved
1.66	rig so
2.03	rig widow
-0.86	right @ammo
1.95	right @dealTalk
1.95	right meet
-2.55	right nurs
-1.93	right peopl
-0.86	right round
-2.22	right to
1.63	right und
-2.58	rim
1.13	ring
-2.81	ring aft
-0.90	ring first
2.89	ring good
-2.18	ring nois
2.54	ring the
-2.06	ring when
-2.57	rings sword
-2.02	rip
2.51	risk
0.93	risk at
3.11	ritalin
2.08	ritalin and
2.24	ritalin for
-1.09	road and
-2.74	road bik
-1.02	road bin
-0.88	road bluetooth
-0.84	road bus
-0.80	road it
-0.92	road part
2.06	road use
-2.12	roast
-0.95	roath
-1.09	roath ground
-1.89	robin
1.61	robot
0.82	rock
-2.56	rock and
-2.07	rock singl
-3.45	rod
-2.13	roku
-2.13	roku plu
-3.63	rol
-1.83	rol @bankSecret
-1.83	rol machin
-1.83	rol pin
-0.93	rol shut
2.01	rolex @fake
-2.15	rolex pap
1.79	rolex submarin
-1.31	roman
-1.31	roman styl
2.71	romania
2.16	romania @document
2.16	romania passport
0.81	romanian @childWord
0.81	romanian girl
-1.13	romanian spoken
-1.38	roof @dealUnit
-0.92	roof @images
-1.38	roof @medicine
-1.14	roof and
-1.38	roof bar
-1.47	roof box
-1.54	roof fre
-1.15	roof heritag
-0.92	roof if
-1.07	roof in
-1.50	roof lead
1.71	roof need
-0.92	roof photo
3.53	roof pul
-1.00	roof want
-1.72	room ##
1.68	room @fee
2.14	room @flat
-1.71	room and
1.71	room are
2.06	room availabl
-0.93	room bus
-1.96	room contract
1.68	room cost
-1.06	room fre
-1.89	room i
-1.28	room in
-1.84	room is
-2.26	room near
-1.56	room no
-1.76	room on
-0.98	room one
-1.18	room that
-0.93	room the
3.08	room to
-1.33	room two
-2.90	room with
1.58	root
-3.37	rop
-1.84	rop hemp
-0.94	ropewalk
-0.97	ropewalk i
-2.68	ros
2.29	ros ##
-1.02	rota
-0.98	rota and
-1.15	rota is
1.79	rotat
2.43	rough
2.72	rough treatment
-1.18	round cambelt
-1.54	round from
-0.86	round hpi
-1.21	round in
2.16	round next
-1.04	roundha and
-1.18	roundup
-1.08	roundup @weed
-1.08	roundup weed
-1.77	rov defend
-2.10	row
-1.01	row machin
-2.37	royal
-1.92	royal mail
1.62	royalmail
1.62	royalmail @fee
1.62	royalmail fee
-1.61	rs
1.79	ru
-1.12	rub
-1.18	rub all
-2.08	rub mat
1.57	rubbish gon
-1.92	rubbl
-3.77	rud
-2.31	rud man
-1.95	rud peopl
-1.07	rug
-1.70	rug #few
-2.85	rugb
-2.66	rul
-2.54	rul saf
3.16	run #teen
-1.81	run @regulated
-2.14	run and
-0.97	run desk
-1.56	run from
2.45	run off
-1.67	run sho
-2.36	run wel
2.09	run with
1.88	rung
-2.63	rust
-0.87	s #
-1.00	s ###
1.64	s #few
-2.38	s #teen
2.02	s @bank
-1.69	s @blade
0.91	s @chequeWork
-1.36	s @childWord
-1.52	s @deposit
1.38	s @document
-2.09	s @exclude
2.52	s @fake
-2.23	s @flat
-1.37	s @hardDrug
1.36	s @helper
-1.37	s @kitchenTool
-1.59	s @notSeen
-1.52	s @payWord
-1.42	s @realJob
2.29	s @street
-1.83	s @threat
-1.12	s @ticketItem
-1.66	s @tobacco
-2.17	s @withParent
2.75	s @youthLook
3.08	s account
2.51	s and
2.51	s at
2.02	s bank
-2.04	s bay
-2.01	s bik
-1.62	s book
1.54	s c
2.08	s can
2.62	s caravan
2.29	s carr
0.91	s chequ
3.23	s count
-1.52	s deposit
-2.56	s desk
2.29	s easi
-0.81	s electrician
-3.74	s entertain
2.28	s feel
-1.49	s footbal
1.78	s for
1.43	s fre
-1.69	s garag
-2.60	s her
3.20	s hom
-1.91	s hous
1.32	s i
-1.69	s knif
-1.82	s leed
2.66	s licenc
0.87	s look
-1.72	s man
-0.84	s math
2.37	s me
-0.84	s mot
3.83	s nam
-1.91	s no
2.58	s not
-1.58	s notic
-1.58	s one
-1.59	s only
-2.16	s part
-1.52	s rent
-1.30	s rings
-1.18	s safeguard
-1.00	s second
-1.11	s servic
-2.16	s shed
-2.09	s siz
1.09	s stor
-1.75	s the
-1.10	s to
-1.51	s tool
-1.29	s van
2.75	s virginit
-1.14	s wel
-2.22	s workshop
-1.77	s your
-1.05	sa
-2.00	sa @sexual
2.66	sa export
-2.00	sa ful
-0.84	sa gcs
-1.02	sa it
-0.85	sa long
-2.69	sa nev
-0.81	sa socket
-1.19	sa that
-1.36	sabati
-0.81	sabr
-0.81	sabr with
-1.03	sac
-1.07	sac new
-1.32	sack
-1.72	sad
1.21	saf @debtBond
-0.92	saf @deposit
-1.56	saf @notSeen
1.21	saf @salary
1.69	saf account
-2.54	saf alwa
1.03	saf box
-1.48	saf by
-0.92	saf deposit
-1.49	saf numb
-1.56	saf only
1.21	saf pay
1.73	saf person
-2.10	saf servic
1.08	saf until
-2.11	saf with
-1.54	saf word
-1.39	safeguard
-1.18	safeguard @forced
-1.18	safeguard train
-1.61	safet @document
-1.61	safet @toyGun
-1.61	safet certificat
-3.70	sag
-0.97	sag @weed
-0.97	sag green
-1.29	said
-2.56	sail
-1.30	sailor
-1.30	sailor hom
-1.66	saint
-1.66	saint teresa
1.21	sal
-1.73	sal #few
1.80	sal @cruelty
1.58	sal @fakeMoney
1.58	sal @growOp
-2.13	sal @medicine
0.98	sal @stolen
1.77	sal @trustTalk
-0.99	sal a
1.19	sal and
-2.21	sal at
1.56	sal clean
1.58	sal clon
-2.05	sal executiv
1.80	sal gam
2.19	sal i
2.06	sal in
-0.89	sal light
-0.84	sal must
1.94	sal o
-1.53	sal of
1.77	sal seriou
2.33	sal she
-2.89	sal sleep
-1.45	sal smal
-1.52	sal thre
-1.96	sal two
-2.02	sal we
-1.68	sal with
-1.61	salad
-2.07	salar plu
-2.76	salford
-0.86	salford qua
-4.08	salon
-1.84	salon @weed
-2.02	salon in
-1.84	salon wax
-2.00	saloon
-2.40	salt
-1.39	salt epsom
1.85	sam
-1.17	sam @payWord
2.10	sam @ticketItem
1.59	sam account
1.94	sam as
2.02	sam factor
3.33	sam leath
1.01	sam nam
-1.99	sam person
2.10	sam seat
1.24	sampl
-3.47	samsung
-0.92	samsung @noScript
-2.30	samsung a
-1.03	samsung galax
-1.37	samsung s
-0.92	samsung tablet
0.96	samsung tv
-2.49	samurai
-1.86	samurai armour
1.48	samurai sharp
2.05	san frontier
-2.48	sand
-2.63	sandpap
1.95	santand
-2.77	satellit
-2.76	satin
-3.45	saturda
-1.65	saturda #teen
-1.47	saturda @deposit
-1.44	saturda @payWord
-1.44	saturda deposit
2.68	saturda g
-3.09	saturda i
-3.67	saturda job
-1.00	saturda may
-1.53	saturda morn
-1.92	saturda or
-1.30	saturn
-1.30	saturn s
-2.59	sausag
-1.86	sausag @pup
-1.86	sausag dog
-0.85	sav
1.60	sav to
-2.79	sav your
-1.45	saw for
1.95	sawn
1.72	sawn down
-1.08	say and
1.54	say brunett
2.17	say in
-1.36	say nic
1.52	say no
-0.84	say on
-1.49	say so
-0.81	scabbard
-0.81	scabbard @toyGun
-0.81	scabbard victorian
-2.43	scaffold
-1.14	scaffold by
-4.43	scal
-1.15	scal @flat
-1.15	scal room
1.50	scam for
2.28	scam the
2.30	scan
2.34	scan @forced
2.34	scan fin
1.53	scan of
3.05	scar
1.99	scar and
-3.95	scarf
-0.95	schem
-2.11	school
-2.12	school @childWord
-2.36	school @drugRun
-2.26	school @sexual
-1.54	school bel
-1.58	school bus
-1.54	school desk
-2.26	school escort
1.60	school even
-2.81	school friend
-0.86	school gat
-2.04	school girl
-1.15	school lesson
-2.36	school run
1.81	school to
-1.34	school trous
-2.40	school uniform
3.15	schoolgirl
1.59	schoolgirl and
2.04	schoolgirl kati
-1.36	schoolteach
-1.36	schoolteach rol
-2.34	scienc
-2.45	scoot
-2.60	scop
-1.65	scor @weed
-1.65	scor @windfall
-1.65	scor draw
2.20	scor overnight
2.15	scotland
-0.92	scotsman
-1.69	scrap
-1.11	scrap on
0.88	scratch
2.20	scratch @essayMill
-1.91	scratch and
2.85	scratch it
-0.96	scratch on
2.20	scratch undetectabl
-2.41	scream
-2.05	screen
-1.96	screen @brand
-2.21	screen @hardDrug
-1.40	screen @invest
-2.21	screen @piracy
-1.20	screen and
-1.93	screen batter
-2.21	screen crack
-0.98	screen film
-1.40	screen min
2.95	screen resel
2.05	screenshot
2.14	screenshot of
-2.03	screw
-1.63	screw complet
2.09	screwdriv
3.17	script
-1.78	scuff
-3.42	scunthorp
-1.91	scunthorp peniston
-2.56	scunthorp unit
-1.30	sea #
-2.39	sea @viewing
3.12	sea a
1.93	sea and
-1.75	sea swim
-2.39	sea view
-1.53	seafront
3.35	seal
2.12	seal #
2.96	seal from
2.39	seal purpl
1.42	seal stock
2.21	seal track
-1.21	seam
-3.88	season
-2.63	season #few
-1.71	season @ticketItem
-1.71	season ticket
1.91	season when
-1.64	seasonal
-1.17	seasonal and
-1.16	seasonal flow
-2.46	seat
-1.87	seat @childWord
1.90	seat @forced
-1.87	seat child
-0.99	seat fiv
-2.59	seat for
-1.58	seat fre
-0.83	seat in
-1.45	seat no
-1.75	seat six
-1.53	seat sofa
1.90	seat sold
-2.22	second
-1.12	second @badHours
-1.00	second a
-1.00	second camera
-1.32	second car
-1.12	second floor
-1.82	second trimest
-2.46	secondar
-2.46	secondar @realJob
-2.46	secondar school
3.74	secret
2.53	secret @link
2.53	secret tap
-1.12	secur garag
2.37	secur it
-2.39	secur the
1.68	securit
2.64	securit cap
-1.83	securit tag
-0.84	see a
2.57	see anyon
-1.19	see it
2.57	see men
-0.99	see mum
2.00	see the
-1.28	see them
-1.57	see wil
-2.63	see you
-1.83	see your
-3.37	seed
-1.10	seed grass
-1.71	seedl
-0.81	seek
2.44	seek @childAge
1.14	seek @childWord
1.73	seek @loveTalk
-1.79	seek @trustTalk
-0.93	seek compan
-2.47	seek coupl
-2.71	seek friend
-1.47	seek honest
-1.77	seek mum
-2.20	seek someon
2.11	seek teenag
1.73	seek tru
-1.98	seen
-1.33	seen #teen
2.24	seen as
1.60	seen fraud
-1.24	seen in
-3.16	seen it
-2.38	seen the
-0.97	seen we
-2.13	seen with
2.47	sees
2.47	sees the
-2.32	seiko
2.26	sel
1.19	sel @images
1.19	sel @sexual
-1.15	sel an
-1.28	sel becaus
-2.01	sel bless
1.02	sel from
-1.50	sel her
-1.05	sel i
-1.01	sel it
3.98	sel my
1.19	sel nud
-1.09	sel oak
2.79	sel skil
-2.59	sel textbook
-2.27	sel the
4.30	sel to
3.15	sel used
-1.96	sel was
1.05	select
-2.11	self assessment
-0.99	self contain
1.52	self defenc
-2.60	self emplo
2.34	selfi
2.27	selfi with
1.63	semaglutid
2.94	send
3.72	send #
2.83	send ##
1.72	send @images
-2.69	send @payFirst
1.72	send @payWord
1.15	send @tout
-0.95	send by
1.24	send it
1.67	send me
-1.60	send mor
1.80	send photo
2.27	send proof
1.78	send them
2.07	send you
1.34	send your
-2.81	senior
-1.95	sens
-1.95	sens of
-1.88	sensibl
-1.30	sensor
-0.98	sensor @payWord
-0.98	sensor bank
-1.29	sensor clean
3.13	sensual
2.34	sensual @sexual
1.39	sensual @toyGun
2.34	sensual bod
1.39	sensual massag
4.32	sent
2.32	sent @overpay
1.41	sent aft
1.43	sent by
1.94	sent first
2.30	sent me
1.35	sent the
1.27	sent to
2.32	sent too
-1.18	separat
-1.72	septemb
-1.06	septemb a
-1.04	septemb and
-1.00	septemb raw
-2.85	ser
-0.90	ser #
-1.40	ser s
1.42	serbia
2.04	sergeant
2.04	sergeant and
0.87	serial
-2.73	serial ##
3.96	serial numb
-2.29	serial plat
3.56	seriou
1.25	seriou and
1.31	seriou bu
2.36	seriou peopl
-2.26	serious
2.45	serrat
-3.21	serv
-2.07	servic #
2.23	servic @forced
2.52	servic @gun
-1.85	servic @notSeen
1.94	servic @sexual
-2.43	servic and
-1.21	servic at
-2.15	servic bil
-1.85	servic by
-1.09	servic each
-2.00	servic from
1.54	servic in
1.59	servic incal
-1.23	servic laptop
-1.85	servic only
-1.61	servic or
-1.46	servic part
2.52	servic revolv
-1.93	servic we
-2.24	services@absentPlace
-1.94	services@absentReason
-2.34	services@ammo
3.04	services@assured
-1.81	services@awayFromSite
0.99	services@badHours
1.24	services@bank
2.96	services@bankSecret
-2.05	services@bereaved
-2.59	services@blade
-1.12	services@brand
-1.74	services@buyKit
-3.64	services@childAge
2.04	services@childWord
2.02	services@codeShare
-0.97	services@controller
-1.07	services@dealTalk
-3.15	services@dealUnit
2.34	services@debtBond
-3.56	services@deposit
2.21	services@document
-1.04	services@drugRun
-1.79	services@explosive
1.38	services@fake
4.30	services@fakeDoc
-1.12	services@fee
-1.47	services@flat
-2.61	services@forced
-1.51	services@genuine
-2.18	services@gun
2.34	services@hacking
-1.12	services@hardDrug
-4.56	services@helper
-1.09	services@images
-3.38	services@insult
-2.77	services@keys
-1.04	services@letFraud
2.04	services@link
-1.01	services@medicine
-1.61	services@nitrous
3.07	services@noCredit
2.39	services@noMum
3.03	services@noScript
2.66	services@noSkill
2.07	services@noTicket
-5.34	services@notSeen
1.04	services@organ
-3.96	services@originLand
-1.99	services@parcelFirm
-2.66	services@parcelWork
0.87	services@payFirst
-0.86	services@payWord
-2.15	services@petYoung
-3.30	services@piracy
-1.56	services@protectedPay
-1.01	services@pup
0.92	services@pyramid
-3.71	services@regulated
-1.63	services@scheme
3.67	services@sexual
1.61	services@stolen
-2.46	services@taskWork
-2.47	services@threat
-0.98	services@ticketItem
1.70	services@tout
-0.87	services@toyGun
-1.28	services@trustTalk
2.82	services@untraceable
3.31	services@visaSham
2.00	services@vulnerable
-1.49	services@wildlife
-3.35	services@withParent
-1.32	services@youthLook
-3.55	session
-1.94	session at
-4.64	set
-1.09	set @sexual
-1.10	set @toyGun
-2.29	set all
-0.94	set and
-1.25	set for
-1.61	set from
-0.92	set hornb
-1.20	set in
-1.58	set new
-1.78	set of
-1.74	set tefal
-1.99	set two
1.42	settl statu
2.41	seven
-2.55	seven @ticketItem
-1.56	seven da
2.57	seven four
2.03	seven nin
-2.55	seven seat
-0.98	seven standard
-1.14	seven thre
-1.63	seven we
-1.34	seven year
2.01	seventeen
0.92	several
1.02	several availabl
-1.59	sew box
-2.38	sew machin
4.80	sex
2.72	sex for
2.52	sex tonight
-1.30	sexual
-1.62	sexual servic
-3.13	shad
-1.51	shad and
-2.18	shak
-1.51	shal
-1.14	shal see
1.54	sham
1.54	sham marriag
-4.33	shap
-2.56	shap @taskWork
-2.56	shap lik
-2.41	shap mone
-1.14	shar @controller
-1.18	shar @flat
1.94	shar @images
-2.53	shar a
-1.69	shar cottag
-1.14	shar ever
2.17	shar it
1.99	shar my
2.44	shar new
-1.87	shar of
-2.11	shar ownership
1.94	shar photo
-1.21	shar the
-1.34	shar thre
-1.02	sharp
1.48	sharp enough
-2.92	sharpen
-1.30	sharpen @kitchenTool
-1.30	sharpen @realJob
-1.38	sharpen fre
-1.30	sharpen kitchen
-1.96	shav
-2.37	shawl
-1.06	shawland sinc
6.91	she
1.93	she @debtBond
1.95	she @forced
2.25	she @taskWork
1.02	she @vulnerable
1.83	she belong
3.61	she can
1.00	she does
2.12	she fl
3.23	she has
3.74	she is
2.25	she lik
1.84	she may
1.07	she must
1.93	she owes
3.04	she s
1.42	she wil
1.93	she work
-2.13	shear
1.76	sheath for
-2.90	shed
-1.15	shed #teen
-1.56	shed i
-2.77	sheep
-1.35	sheet
1.34	sheet @essayMill
-1.14	sheet by
-1.64	sheet down
-1.69	sheet dust
0.98	sheet for
-1.69	sheet music
1.34	sheet undetectabl
-2.90	sheffield
-1.04	shel
1.32	shelf @weed
-0.84	shelf of
-1.04	shelt
-0.85	shelt no
-5.35	shelv
-1.39	shelv @link
-1.69	shelv and
-1.39	shelv tap
-1.38	shepherd
-1.20	shield
-1.14	shield and
-1.58	shift
-1.25	shift @regulated
-1.17	shift at
2.34	shin
-0.98	shin pad
3.59	ship
2.65	ship @helper
2.41	ship @realJob
2.65	ship agent
2.11	ship and
2.23	ship compan
2.41	ship depot
0.98	ship from
-1.03	ship in
1.68	ship job
1.76	ship until
-1.69	shirt
2.38	shirt @originLand
-2.14	shirt @stolen
-1.97	shirt @ticketItem
-1.75	shirt by
-2.14	shirt tag
2.38	shirt thai
-3.14	shitak
-2.06	shitak grow
-4.44	sho
-1.47	shoot
1.69	shoot @noParent
-1.84	shoot glass
-1.96	shoot lesson
1.69	shoot no
-1.54	shop
1.07	shop @brand
1.07	shop @controller
-1.88	shop @genuine
-1.53	shop @helper
-1.77	shop @sexual
-1.41	shop and
-1.53	shop assistant
1.07	shop boss
2.41	shop by
-2.53	shop clos
-0.89	shop concret
-1.27	shop in
-2.12	shop no
3.12	shop pric
-1.83	shop securit
-1.42	shop to
0.93	shop we
-2.07	shop with
2.06	shoplift
-2.07	short
-0.80	short @ammo
-0.80	short clip
-2.07	short film
-2.26	short leas
-1.03	short meet
-1.03	short ones
-0.81	short sta
-0.96	shot
-1.84	shot @noScript
-1.84	shot box
-2.80	shot glass
-1.29	shot sensor
-3.42	shotgun
-2.66	shotgun @ammo
-1.50	shotgun @document
1.49	shotgun @noTicket
-2.66	shotgun cartridg
1.49	shotgun no
2.02	should
-0.80	should as
-0.96	should bag
4.19	should be
-0.93	should fair
2.46	should hav
-0.81	should it
-1.15	should wel
-0.93	should worn
-1.79	shout
-1.51	shovel
-1.51	shovel @hardDrug
-1.51	shovel snow
1.15	show
1.99	show @fakeDoc
1.49	show anyon
1.77	show for
1.77	show me
-0.87	show noth
1.99	show on
-1.34	show that
-2.54	show you
-3.79	shown
-1.45	shown is
-1.41	shown kc
-1.33	shown no
-2.38	shred
0.93	shut
1.49	shut to
2.09	shut up
-2.72	shuttlecock
3.42	shy
1.99	shy cheap
-1.75	sia
-2.00	sia @cruelty
-2.00	sia badg
2.35	sick
-1.13	sick @payWord
-1.13	sick @salary
3.66	sick not
-1.13	sick pay
-1.58	sid
1.60	sid @dealTalk
1.60	sid @drugRun
-1.29	sid @kitchenTool
1.60	sid @moveMoney
-1.42	sid door
1.60	sid drop
1.41	sid of
-1.09	sid step
-0.98	sid team
-1.06	sid the
-0.98	sideboard
-5.01	sign
-1.69	sign aft
-1.46	sign by
2.07	sign contract
-2.24	sign from
-1.51	sign languag
-3.03	sign out
-2.04	sign pub
2.11	signal @hacking
-2.58	signal box
1.78	signal group
-1.01	signal in
2.11	signal jam
1.63	signal then
-2.40	sil
-2.27	sil off
1.24	sildenafil
2.82	silenc
-0.82	silenc cash
2.99	silenc thread
-2.32	silicon
-2.80	silk
-2.40	silk blous
-4.13	silv
-2.17	silv @tobacco
-0.84	silv can
-2.04	silv coin
-1.31	silv from
-1.23	silv reluctant
-0.86	silv the
-1.18	silv threepenc
-3.52	sim
-1.76	sim fre
-2.39	sinc
-1.15	sinc ###
-1.09	sinc last
-2.45	sinc she
-2.48	sing @chatApp
-1.32	sing sew
-2.48	sing telegram
-3.67	singl
-1.88	singl #
-1.84	singl @childWord
-1.41	singl @sexual
-1.84	singl and
-1.41	singl bed
-1.50	singl dad
-1.96	singl for
-1.84	singl lad
2.37	singl moth
-1.65	singl mum
-3.07	singl sup
-1.32	sink
-1.54	sip
-1.06	sip fuel
-2.15	siphon
-1.75	siphon stainless
1.11	sist
1.38	sist in
-1.64	sit and
-1.19	sit clean
-1.95	sit from
-1.03	sit good
1.03	sit in
-1.03	sit labour
-2.69	sit sa
1.47	sit the
-0.82	sit to
3.22	sit your
-1.91	six berth
-0.93	six da
1.78	six digit
1.97	six figur
-2.66	six gam
-1.67	six head
-1.62	six in
-0.86	six nurs
-1.63	six peopl
2.85	six pound
-1.17	six to
-0.94	six week
-1.15	six wel
-1.34	six year
2.06	sixt
3.89	sixteen
1.96	sixteen @sexual
1.96	sixteen bed
2.20	sixteen in
0.94	sixteen year
2.85	sixth
1.87	sixth #
-3.38	siz
-1.70	siz #
-3.72	siz #few
-2.30	siz m
2.38	siz nin
-1.97	siz unopen
-2.94	skat
-1.66	skat siz
-1.24	skat speedo
-2.97	ski
1.74	skil
1.38	skil just
1.64	skil work
0.89	skim
-1.19	skim patch
2.12	skin
2.80	skin rug
1.76	skinn
1.76	skinn jab
-2.04	skip
-1.82	skipton
-2.34	skirt
-1.95	skoda
-1.41	skoda octavia
-1.07	skoda yeti
2.73	sky
1.78	sky bt
1.94	sky channel
3.25	sky film
-2.93	sky q
-2.31	sky remot
2.23	sky sport
3.88	slam
2.68	slam part
-3.09	slash film
-2.77	slat
-1.86	slat and
-0.92	slat gut
-1.69	slav
-1.77	slav @nitrous
-1.77	slav cylind
-1.64	sledg
-1.64	sledg and
-1.86	sleep #few
1.86	sleep @sexual
2.19	sleep abov
-1.36	sleep four
1.57	sleep in
-2.52	sleep on
-0.99	sleep one
-2.19	sleep two
2.91	sleep with
1.67	sleepov
1.44	sleev
-0.86	sleev most
1.54	sleev of
-1.53	sleev vg
-1.83	slid
-1.69	slight
2.59	slim
2.46	slim young
-2.79	slip
-1.71	slip clean
-1.19	slip slat
2.02	slit
2.02	slit your
3.41	slot
2.46	slot to
-1.44	slough
2.40	slow
-2.32	slow and
3.32	slow down
2.68	slow lori
-1.21	slow sunda
-1.69	smal
-1.56	smal #teen
-1.45	smal @codeShare
-1.04	smal @deposit
3.38	smal @fee
-3.08	smal @flat
-1.45	smal @hardDrug
-0.86	smal @insult
1.50	smal @nitrous
-1.24	smal @payWord
-1.45	smal @piracy
-1.63	smal @ticketItem
-1.93	smal @weed
2.18	smal activation
-0.86	smal animal
-0.86	smal business
1.50	smal charg
-0.82	smal charit
-1.45	smal crack
-1.04	smal deposit
1.76	smal fee
-2.28	smal firm
-1.76	smal friend
1.18	smal good
-3.23	smal group
-1.25	smal job
-1.06	smal offic
-1.52	smal one
-1.08	smal outsid
-1.33	smal part
-1.11	smal scrap
-1.45	smal scratch
-0.83	smal trail
-1.00	smal van
1.95	smal ver
-1.19	smallhold
-2.35	smart
3.64	smartwhip
3.09	smartwhip @nitrous
1.82	smartwhip and
1.78	smel
1.68	smel @weed
1.68	smel loud
-1.55	smel of
1.91	smith
1.58	smith at
1.39	smok @threat
2.58	smok from
-1.36	smok happ
-1.66	smok i
1.39	smok kil
-1.64	smok one
-2.26	smok pleas
-2.20	smok stead
-2.19	smok young
-1.43	smooth
-0.86	smooth @badHours
-0.86	smooth mattress
-2.06	smoothi
-2.06	smoothi hat
1.32	smuggl
1.32	smuggl in
-1.89	snak
-1.10	snak @kitchenTool
-1.10	snak garden
3.73	snap
1.76	snap @stolen
1.76	snap no
2.65	sniff
1.77	sniff @dealTalk
1.77	sniff for
-5.04	snow
-2.44	snow glob
-1.51	snow shovel
-1.64	snow sledg
-1.37	snow whit
-2.20	snowboard
-1.51	snowboard @hardDrug
-1.51	snowboard snow
1.92	so @notSeen
-1.05	so a
-1.54	so bring
-0.95	so can
1.63	so cannot
-2.13	so eleven
-2.49	so everyth
1.69	so it
2.09	so keep
-1.22	so my
1.63	so no
1.66	so nobod
-0.96	so pleas
1.93	so she
-1.52	so that
-2.15	so thi
1.79	so you
-1.76	soak #
2.34	soak for
-2.46	sob
-2.46	sob friend
-2.12	sociabl
-1.02	sociabl @flat
-1.02	sociabl hous
-2.64	social
-1.92	social media
-2.54	societ
-1.90	societ collect
-1.61	socket
-2.60	soda
-1.30	sofa
-1.11	sofa collection
-1.02	sofa from
2.15	sofa hello
-1.98	sofa no
-1.45	sofa thre
2.87	soft @groupsOfPeople
2.87	soft black
-1.31	soft worn
-1.03	softwar develop
-1.17	softwar intern
-1.53	soho
-1.61	sol
-1.53	sol @invest
-1.53	sol trad
1.33	solar panel
0.90	sold
1.67	sold @helper
1.46	sold as
1.67	sold couri
-0.80	sold out
1.27	sold to
-1.05	sold togeth
-1.87	sold with
-1.84	soldi #
-2.58	solicitor
-1.68	solicitor sra
-1.85	solihul
-0.93	solihul and
-1.15	solihul the
2.75	solv
-1.49	solvent
-0.94	solvent and
2.47	som @ammo
-2.19	som @kitchenTool
-2.19	som garden
-1.20	som hav
2.87	som soft
2.47	som sweet
-1.88	som wear
-1.69	som without
2.68	som zop
-1.03	somebod @forced
2.20	somebod els
-1.03	somebod has
-1.87	somebod in
2.83	somebod s
-1.16	somebod to
-2.38	somebod who
-1.12	somebod with
2.58	someon clean
1.97	someon frighten
-1.61	someon kind
0.91	someon who
-1.65	someth
-1.84	someth that
-0.86	somewher and
-1.03	son
2.29	son @bereaved
2.29	son died
-1.95	son is
-0.97	soon com
-1.21	soon our
-2.56	sorr
-2.50	sorr chang
-1.03	sorr i
-1.31	sorr no
2.17	sorr your
2.11	sort
-1.62	sort @parcelFirm
1.63	sort @payWord
2.50	sort me
-2.09	sort night
-2.22	sort of
-1.62	sort royal
-1.66	soul
1.74	soulmat
1.74	soulmat to
-2.37	sound
-2.28	sourdough
-1.55	south coast
0.90	south manchest
-1.57	southampton
-1.71	southvill
-1.57	southvill and
-2.36	souvenir
-1.04	sp
2.44	sp #few
-2.27	sp bag
-1.48	sp boat
-1.77	sp camera
2.28	sp past
-1.65	sp skat
-1.67	sp tripl
-3.26	spa
-0.97	spa @regulated
-0.93	spa hotel
-2.62	spac
-2.74	spac ##
1.47	spac @hardDrug
-1.11	spac bik
-2.09	spac for
-1.70	spac i
-0.99	spac in
-2.70	spac near
-2.29	spac no
-2.96	spad
-1.66	spad and
-1.98	spad drainag
-3.20	spain
-1.38	spain #
-2.47	spain in
-1.80	spain til
-2.54	spaniel
-2.17	spaniel @pup
-1.80	spaniel pup
-3.18	spanish
-1.47	spanish and
-2.22	spanish for
-0.87	spanish translation
-3.37	spar
-1.29	spar @link
-1.56	spar @ticketItem
-1.44	spar festival
-1.29	spar link
-2.43	spar or
-3.89	spark
-2.64	spark @dealTalk
-2.64	spark plug
-1.90	spastic
-1.90	spastic societ
1.83	speak
1.21	speak @vulnerable
1.02	speak english
1.21	speak no
1.94	speak pap
2.37	speak the
-1.62	special
-1.62	special deliver
-1.23	special need
-3.05	specialit
1.55	speed
1.55	speed @clocking
1.55	speed point
-2.04	speedo
-1.24	speedo @windfall
-1.24	speedo trunk
-2.64	speedomet
-2.64	speedomet repair
-1.82	speedwel
-1.35	spel
-1.14	spend sunda
-0.93	spent
-2.06	spent the
-1.02	spic
1.34	spic @dealUnit
1.77	spic @hardDrug
2.08	spic pap
-2.90	spic rack
1.34	spic sheet
-0.93	spic tin
-2.23	spid
-1.77	spid plant
-2.46	spin
-1.50	spin work
-2.10	spirit
-2.75	spiritual heal
2.00	spiritual mast
-3.28	split
3.08	spoil
1.67	spoil i
-2.14	spoken
-1.13	spoken @ownWill
-1.13	spoken i
-2.00	spong
-0.95	spong any
-2.04	sponsor
1.87	sponsorship
2.79	sponsorship instalment
-2.41	sport @toyGun
-2.41	sport massag
-2.24	spot
-2.10	spotless
1.18	spr
-1.07	spr dry
-1.02	spr ful
2.04	spra
1.06	spra @spray
-1.05	spra and
1.06	spra cs
-2.32	spra paint
-2.93	spreadsheet
-1.78	spring
-2.04	sprint
-2.21	sprung
2.08	spy
2.08	spy on
-2.36	sq
-2.02	sq ft
-2.31	squar
-1.05	squar feet
-2.12	squar metr
3.59	squirt
3.59	squirt bottl
-1.68	sra
-2.07	st
-1.86	sta @dealTalk
-0.98	sta @document
1.94	sta @fakeDoc
-0.87	sta eight
-1.10	sta eleven
-1.27	sta for
-1.28	sta four
-1.86	sta gas
1.94	sta insid
-0.98	sta mot
-0.98	sta six
2.29	sta und
0.89	sta with
-2.94	stabilis
-1.74	stack
-1.74	stack of
-1.85	staff #
-2.58	staff @flat
-1.09	staff @realJob
1.99	staff each
-1.68	staff over
-1.09	staff weekend
-1.79	stag @payWord
-1.79	stag payment
2.61	stag with
-2.95	stainless
-2.11	stair
-1.10	stair hav
-2.83	stal
2.63	stamp
-0.85	stamp album
-1.48	stamp collection
-4.78	stand
-1.06	stand @flat
-2.56	stand and
-2.21	stand ord
-0.82	stand tyr
-3.33	standard
-0.98	standard modest
-1.91	stapl
-1.91	stapl @gun
-1.91	stapl gun
2.84	star
3.37	star and
2.64	star googl
-2.91	star thank
2.20	stardawg
2.20	stardawg and
-1.12	start @dealTalk
-1.85	start @gun
-0.81	start @salary
1.86	start @weed
-1.55	start a
-1.67	start happ
-1.08	start i
-1.63	start in
2.28	start job
1.68	start kit
-1.12	start menu
-1.95	start next
1.40	start now
-2.66	start on
1.86	start pack
-0.81	start pension
-1.85	start pistol
-1.16	stat
2.77	statement
2.33	statement mad
-2.16	static
-2.16	static caravan
-1.19	station
-2.22	station @dealTalk
-2.22	station availabl
-1.10	station for
1.58	station on
-1.82	stead
-1.66	stead job
-1.33	steak @blade
-1.33	steak kniv
2.66	stealth
2.21	stealth @weed
2.21	stealth pack
-2.58	steam
1.69	steam @fakeMoney
-0.92	steam @forced
1.69	steam card
-2.13	steam clean
-1.15	steam deck
-2.07	steam engin
-2.73	steam iron
2.58	steam or
-0.92	steam train
-1.66	steel rim
-1.03	step
-0.87	step fre
-0.89	step work
2.23	stepdaught
2.23	stepdaught is
-3.79	sterilis
-0.94	sterilis part
-1.17	stern
1.60	steroid
-1.77	stick
-2.66	stick #few
2.54	stick @piracy
2.06	stick @weed
2.07	stick ever
1.68	stick homegrown
-2.16	stick not
1.84	stil
1.81	stil @childAge
-0.80	stil and
2.20	stil at
1.26	stil for
1.21	stil got
2.99	stil in
1.08	stil on
2.29	stil tag
2.30	stil work
3.08	stitch pass
2.85	stock
1.27	stock @petFarm
-1.15	stock ever
2.89	stock gam
0.95	stock next
-0.91	stock of
-0.90	stockbridg and
-2.02	stockport
3.60	stolen
3.09	stolen bik
1.50	stolen mone
3.21	stolen recover
-1.94	stolen set
-3.19	ston
-2.37	ston and
-2.42	ston in
1.88	ston island
2.34	stone
2.34	stone and
-1.22	stood
-1.41	stood upright
-4.19	stool
-2.33	stool and
-2.50	stop smok
1.99	stop your
-1.75	stor
1.02	stor with
-1.38	storag for
2.24	storag on
-1.31	storag over
2.62	storag releas
-1.92	storag unit
-2.22	store
-1.72	storm
-1.82	stov
-1.20	stov four
2.20	straight
-1.31	straight and
3.97	straight from
2.02	straight off
-2.29	straight talk
-0.93	stranmilli
-0.83	stranmilli #
-0.84	stranmilli a
-0.83	stranmilli stranmilli
-1.10	strap
-1.14	strap adjust
1.38	strap and
-2.32	strap box
1.51	strap for
-1.95	strat
-1.53	straw
-2.11	stream
-1.32	street
-2.11	street ##
-1.13	street a
1.81	street i
-2.49	street park
-1.59	street room
1.84	street the
-1.67	street two
1.53	strength
1.73	strength #
-2.31	strict
-2.10	strict non
-1.73	strict professional
1.73	strip @absentReason
-2.47	strip @bankSecret
-1.68	strip light
1.71	strip of
-2.47	strip pin
1.73	strip post
4.74	strong
2.67	strong #
-2.44	stub
-0.86	stubborn
-0.86	stubborn @stolen
-0.86	stubborn cat
1.82	stud pil
-2.57	student
-3.92	student #
-0.93	student @flat
-1.67	student hal
-2.28	student hous
-2.32	student of
0.89	student rent
-2.40	student room
-2.59	student sel
-0.87	student ten
1.23	student welcom
-1.15	studio @childWord
-1.20	studio bil
-1.16	studio florist
1.64	studio in
-2.03	studio near
-1.15	studio pupil
-1.63	studio with
2.35	stuff
1.60	stuff @dealTalk
-2.07	stuff @wildlife
2.11	stuff at
-2.07	stuff owl
-1.40	stump
-1.40	stump grind
1.46	stun
1.58	stun @gun
1.58	stun gun
2.46	stupid
2.46	stupid crippl
-1.31	styl curtain
2.73	styl twent
-2.30	stylu
-1.25	subject
-1.25	subject to
1.51	sublet
1.70	sublet my
1.79	submarin
1.79	submarin @fake
1.01	subscription
1.17	subscription ever
0.86	sudden
1.63	sudden just
-2.12	sued
-1.63	suffolk
0.91	sugar
1.09	sugar @youthLook
-2.26	sugar bowl
1.09	sugar dadd
2.23	sugar mumm
-1.79	suit
1.10	suit #
-2.28	suit @childAge
-1.83	suit a
-2.25	suit age
1.83	suitcas
2.24	suitcas back
-1.16	sulk
1.52	sulphuric
-1.00	sum
-1.84	sum in
-1.83	sum job
-1.11	sum on
-2.37	sumup
-1.03	sun
-0.83	sun doubl
-0.90	sun ther
-1.43	sunda
-1.77	sunda @deposit
-1.77	sunda @payWord
-1.33	sunda and
-1.77	sunda deposit
-1.14	sunda eight
-1.13	sunda first
-1.03	sunda i
-0.84	sunda in
-1.05	sunda lunch
-1.72	sunda morn
-1.74	sunderland
-0.93	sunn
-1.12	sunn and
-1.13	sunn doubl
2.09	sup @fake
-2.78	sup soak
2.62	superclon
1.17	superclon swiss
3.08	superfak
3.08	superfak even
-1.44	supermarket
-1.71	supermarket nev
-1.37	supervisor
-1.20	supervisor @regulated
-1.20	supervisor sia
1.62	suppl
-1.02	suppli
-0.87	suppli @realJob
-1.86	suppli fre
1.62	suppli from
-0.87	suppli interview
1.43	suppli the
-3.64	support
-2.31	support @helper
-2.31	support agent
-2.07	support group
1.89	support team
-2.32	support work
-1.53	surgeon
-1.67	surgeon @deposit
-1.45	surgeon @kitchenTool
-1.67	surgeon @payWord
-1.67	surgeon deposit
-2.82	surger
-1.77	surger #
-1.58	surre
-2.07	surround
-2.22	surve
-1.08	surviv
-1.30	sussex
-0.90	sutton
-1.06	sutton a
-2.78	suzuki
-2.10	suzuki bandit
-1.73	suzuki swift
-2.67	swan
-2.18	swansea
2.10	swap
1.65	swap @images
4.30	swap bargain
1.99	swap ever
-2.37	swap for
-2.22	swap my
1.65	swap pictur
1.24	swear
-2.18	swedish
-2.21	swedish @toyGun
-2.21	swedish massag
1.23	sweep
-1.59	sweep and
3.24	sweep hand
6.22	sweet
1.95	sweet @childAge
2.66	sweet and
2.68	sweet can
2.47	sweet for
-2.01	sweetheart
-2.01	sweetheart of
2.15	swift @ticketItem
-1.21	swift challeng
2.13	swift ticket
-4.52	swim
-1.86	swim @toyGun
-1.86	swim costum
-1.86	swim goggl
-2.10	swim lesson
-2.05	swim teach
-1.03	swim two
2.19	swimwear
1.73	swimwear @awayFromSite
1.23	swimwear and
1.73	swimwear privat
-2.04	swindon
-2.39	swing
0.96	swiss
-1.79	swiss @absentReason
-1.79	swiss arm
2.57	swiss movement
3.66	switch
2.82	switch for
-1.05	switch red
-3.05	sword
-1.26	sword and
-2.19	sword fern
-2.57	sword on
-0.96	sword wal
-2.06	sworn
1.52	syria
1.45	syria with
3.68	system
2.40	system in
2.56	system without
3.54	t
-1.20	t #
1.07	t @assured
-2.11	t @controller
-1.86	t @kitchenTool
-2.27	t @link
1.38	t @organ
-1.18	t @payWord
-1.45	t @realJob
-1.24	t @salary
-2.05	t @street
-2.32	t @taskWork
1.36	t @viewing
1.94	t a
1.73	t and
1.98	t ask
1.19	t b
1.75	t be
-0.97	t been
1.99	t c
1.96	t check
-2.27	t click
-1.35	t com
2.99	t do
-1.93	t fit
-1.23	t get
-1.62	t happ
3.69	t know
2.24	t leav
-2.32	t lik
1.38	t liv
2.57	t look
-1.94	t mak
3.05	t mat
2.96	t me
-2.11	t mind
1.87	t need
-1.02	t pay
2.04	t phon
3.24	t provid
1.98	t releas
1.60	t s
-1.97	t shirt
1.76	t show
-2.20	t smok
1.60	t tak
-2.07	t use
-2.90	t want
-1.49	t writ
3.05	tab
-1.05	tab and
1.79	tab from
-1.37	tabl
1.63	tabl @forced
-2.23	tabl @images
-1.53	tabl @ticketItem
-2.27	tabl and
-1.62	tabl brown
-2.23	tabl fold
-1.54	tabl pric
-1.53	tabl seat
1.95	tabl train
-2.86	tabl with
-0.92	tablet #teen
-1.20	tablet @brand
-2.38	tablet @dealTalk
-2.38	tablet bulk
-1.92	tackl
-1.38	tackl box
0.84	tag
1.67	tag #
-1.83	tag left
-2.23	tag set
-2.14	tag stil
-1.39	tail
1.03	tail @cruelty
-2.00	tail @stolen
1.03	tail dock
-2.00	tail lift
3.11	tailor
3.11	tailor mad
1.30	tak
-2.36	tak #
1.56	tak @images
1.98	tak @payWord
1.68	tak @protectedPay
1.58	tak @untraceable
-0.83	tak a
-1.06	tak all
1.48	tak an
-1.43	tak apart
1.58	tak bitcoin
-1.16	tak can
1.91	tak car
2.62	tak fox
1.74	tak good
1.43	tak half
3.41	tak her
1.72	tak how
2.65	tak i
-0.82	tak less
-2.18	tak me
-2.30	tak on
2.98	tak ord
-1.64	tak our
1.41	tak out
1.39	tak payment
1.56	tak photo
1.03	tak their
-0.84	tak two
-2.33	tak what
-2.56	tak when
2.19	takeawa work
2.01	taken
-1.63	taken awa
1.97	taken cheap
-1.17	taken down
1.65	taken for
1.59	taken from
-1.51	taken me
1.76	taken off
-1.67	taken over
-1.31	taken serious
-3.91	tal
-1.57	tal wardrob
-1.68	talk about
2.63	talk hello
-1.30	talk i
-1.31	talk not
-1.56	talk to
0.92	tan @noScript
0.92	tan injection
-1.68	tan mit
3.54	tan needl
2.29	tank
0.93	tank ##
2.46	tank and
2.28	tantric @sexual
-3.51	tantric @toyGun
-3.51	tantric massag
2.43	tantric prostat
2.41	tanzania
2.41	tanzania i
-1.72	tap
-1.39	tap fenc
2.53	tap for
-1.54	tap lol
-2.32	target
-1.30	target and
-3.94	tarot
-1.90	tarot by
-3.13	tarot for
4.44	tas
1.32	tas @spray
2.06	tas in
1.32	tas stun
2.18	tas that
2.42	tas torch
3.05	task
1.08	tasteful @images
1.08	tasteful @sexual
1.08	tasteful nud
-2.67	tattoo
-1.95	tattoo over
-1.63	taught
2.70	tax @badHours
-2.15	tax @invest
-1.11	tax and
-1.26	tax band
0.99	tax giv
2.70	tax no
2.41	tax refund
-2.15	tax return
-2.44	tax wifi
-1.04	taxi
1.77	taylor
1.77	taylor swift
-2.05	tb
-1.04	tdi
-1.80	tds
-3.74	tea
-1.96	tea and
-1.97	tea set
-1.55	teach
-2.30	teach #
-1.87	teach @childWord
-1.91	teach @helper
-1.07	teach @noParent
-1.07	teach aft
-1.91	teach assistant
2.17	teach dri
-1.61	teach for
-1.87	teach junior
-1.19	teach sta
-0.93	teach want
2.24	teacup
1.45	teacup @pup
-1.53	teal
-1.47	teal leath
-1.37	team
-2.55	team first
-1.83	team friend
-2.39	team good
-0.98	team that
2.68	team we
-1.58	team week
-2.49	team work
2.19	team your
-1.79	tear
-0.86	technician want
2.55	tedd she
-2.18	teen
-2.61	teen @childWord
-1.93	teen and
-2.61	teen girl
1.57	teen s
-1.44	teenag
-1.20	teenag @childWord
-2.02	teenag bedroom
-2.05	teenag daught
-2.56	teenag s
-2.05	teeth
-2.54	tefal
1.75	tel
1.91	tel anyon
-2.60	tel my
1.70	tel the
-0.83	tel us
2.47	tel your
1.25	telegram
-1.64	telegram for
2.29	telegram it
-2.69	telesal
-2.12	telesal @salary
-2.12	telesal salar
-2.47	telescop
-1.70	television
-1.04	television for
-0.94	television in
-2.44	temp
-1.70	templat
-1.28	ten @fakeMoney
2.68	ten @medicine
-1.18	ten bag
1.45	ten da
-1.26	ten hour
-1.01	ten minut
1.25	ten no
-1.03	ten nobod
1.64	ten oth
1.40	ten peopl
-0.87	ten per
1.56	ten percent
-2.32	ten pound
-1.00	ten second
-2.13	ten so
3.72	ten thousand
-1.15	ten thre
1.45	ten to
2.68	ten val
-0.88	ten week
-1.52	tenanc @dealTalk
-1.58	tenanc clean
-1.52	tenanc gas
2.29	tenanc you
-1.87	tenant @deposit
-0.93	tenant @payWord
1.63	tenant befor
-1.87	tenant deposit
2.23	tenant no
-1.34	tenement
-3.73	tent
-0.84	tent ##
-1.87	tent used
-1.66	teresa
-1.66	teresa print
-2.05	term
-1.34	term at
-1.39	term tim
-1.68	terrac
-1.50	terrac @flat
-1.44	terrac hous
-1.68	terrac to
-1.80	terrac with
-2.86	terracotta
3.10	terri
2.62	terri tak
-1.28	terribl
2.29	tesla
2.00	test
-0.94	test @controller
2.50	test @payWord
2.50	test @salary
2.75	test at
-1.90	test book
-3.62	test bring
-0.94	test driv
1.60	test e
1.85	test in
2.50	test pay
1.72	test register
2.41	test shop
-0.89	test until
1.40	test we
4.43	text
1.22	text for
2.02	text it
3.97	text me
-3.15	textbook
-1.46	th
1.57	thai
-2.22	thai @toyGun
-2.22	thai massag
2.38	thai qualit
1.60	thailand
-1.62	than
1.99	than a
-2.31	than fac
-2.21	than it
1.06	than the
-2.26	thank
2.15	thank @payWord
1.60	thank @salary
2.22	thank congratulation
0.83	thank do
-2.84	thank good
2.19	thank i
-1.18	thank my
1.60	thank pay
-2.37	thank quick
1.55	thank send
-3.11	thank thank
-2.73	thank you
1.14	that @gun
1.44	that @payWord
-0.93	that a
-1.23	that allow
-0.97	that are
-1.03	that deserv
2.21	that doesn
-1.03	that drain
-1.33	that fit
1.67	that goes
-1.08	that i
-1.94	that it
-1.23	that last
1.56	that look
-2.07	that mak
-1.60	that need
1.84	that pass
-1.95	that peopl
-1.92	that reach
1.44	that send
1.99	that show
-1.16	that sulk
-1.92	that tak
-1.61	that the
-1.39	that was
2.00	that way
-0.97	that we
-1.62	that went
-2.41	that wil
-0.98	that work
-3.40	that you
-1.83	that your
2.16	thc
1.18	thc @tobacco
1.18	thc vap
1.93	the
-2.13	the ###
-1.81	the #teen
-1.28	the @absentPlace
-1.33	the @absentReason
-1.21	the @ammo
1.64	the @authority
-1.32	the @bank
2.31	the @bankSecret
-1.07	the @blade
1.34	the @brand
1.86	the @buyKit
2.25	the @chequeWork
1.50	the @childWord
1.16	the @controller
2.24	the @cruelty
2.65	the @dealUnit
1.63	the @document
2.05	the @escrow
2.25	the @fake
0.85	the @fakeMoney
2.51	the @flat
3.06	the @forced
3.90	the @groupsOfPeople
-2.08	the @hardDrug
2.59	the @helper
0.82	the @images
-0.96	the @invest
0.91	the @keys
1.08	the @link
1.89	the @loan
-0.92	the @medicine
-2.47	the @nitrous
3.11	the @noScript
1.58	the @parcelWork
1.89	the @petCare
2.13	the @protectedPay
-2.08	the @pup
2.05	the @regulated
-2.91	the @scheme
2.49	the @sexual
-0.91	the @stolen
1.26	the @threat
2.73	the @ticketItem
1.95	the @tout
3.39	the @toyGun
-1.30	the @weed
-1.71	the @wildlife
-1.63	the address
-1.23	the airport
-2.19	the allotment
-1.55	the alp
1.73	the american
-2.17	the app
0.96	the are
2.44	the area
2.13	the atm
-1.08	the bab
1.51	the back
-0.82	the bag
1.07	the balanc
-1.22	the ballet
1.92	the bank
-0.92	the bar
1.83	the barcod
-2.71	the beano
-1.22	the bench
-2.29	the best
-2.21	the bik
1.98	the bil
2.18	the blad
1.25	the block
2.22	the boat
-1.40	the boil
1.38	the boss
-2.26	the branch
2.96	the brick
-1.44	the bront
-0.94	the build
-1.44	the bump
1.26	the burn
1.73	the bus
-1.76	the button
-0.97	the caf
1.67	the camp
1.76	the candl
1.40	the car
0.91	the cashi
-1.45	the chair
-1.00	the chais
-2.47	the charg
2.20	the chequ
2.71	the children
-1.32	the chim
-2.26	the chocolat
2.09	the cinema
-1.71	the cit
1.35	the contract
-2.29	the corkscrew
-0.86	the corn
-1.13	the count
1.88	the countr
2.16	the couri
-1.32	the cov
2.92	the crat
-0.96	the curtain
-1.32	the cushion
1.63	the custod
-1.32	the dark
-2.39	the dat
2.15	the databas
2.05	the dbs
1.63	the deliv
2.70	the deliver
-2.57	the desk
2.85	the digit
2.22	the do
2.24	the dock
1.25	the dog
0.91	the door
-1.41	the doubl
-2.17	the dps
-1.61	the driv
2.32	the dvla
1.68	the eba
-1.00	the edg
-1.11	the elder
2.42	the email
1.43	the embass
2.05	the escrow
2.28	the exam
1.67	the extra
2.38	the fak
0.93	the fee
-1.27	the feet
-2.28	the first
-1.31	the fish
2.00	the flight
2.38	the foreman
3.28	the form
-1.09	the front
2.01	the fuel
2.05	the ful
2.10	the fund
1.00	the gangmast
-3.20	the garden
-2.21	the gat
-2.25	the good
2.97	the gram
-1.09	the green
2.05	the guest
-2.28	the gun
-1.22	the hal
0.94	the hand
2.54	the hauli
2.57	the hav
-1.83	the high
-1.00	the hil
-2.03	the hobbit
1.39	the hold
1.14	the hom
1.69	the hotel
2.05	the induction
-1.43	the insid
1.89	the insuranc
2.13	the invoic
2.25	the isl
2.69	the item
2.45	the jew
-2.15	the jewel
-1.09	the job
1.13	the ke
-2.27	the kid
1.46	the kit
-3.15	the kniv
-1.20	the l
-2.03	the lad
2.73	the landlord
2.37	the languag
-1.35	the larg
-1.98	the last
-1.34	the latest
-2.98	the law
-2.09	the lawn
-1.17	the leath
-1.63	the left
2.39	the limit
2.83	the lin
1.08	the link
2.44	the list
1.89	the loan
2.92	the lot
3.34	the low
-1.89	the machin
1.64	the manag
-2.41	the mantelpiec
-1.08	the mark
2.36	the market
2.12	the massag
2.56	the match
-0.97	the mattress
1.56	the menu
-2.00	the midland
-1.67	the mirror
2.99	the mone
-2.14	the month
-1.70	the most
2.71	the motorwa
1.98	the mov
1.95	the muslim
1.04	the nam
2.73	the nev
1.00	the next
0.97	the night
1.44	the north
2.33	the notic
2.97	the numb
-3.50	the offic
-1.56	the official
-3.13	the one
1.46	the onlin
-1.86	the opium
1.16	the original
-1.20	the oth
2.10	the ounc
0.99	the outsid
1.20	the own
1.56	the packag
1.69	the pag
-2.67	the park
-1.14	the pastr
-0.93	the pavement
2.04	the payment
3.21	the pen
-1.71	the peopl
2.25	the pet
-0.83	the plac
-0.90	the point
2.07	the polic
1.06	the post
-2.19	the postag
1.49	the pric
1.27	the process
3.22	the prop
2.06	the propert
-1.32	the public
-3.54	the pupp
1.67	the qr
2.25	the rac
-0.94	the rack
3.27	the railwa
1.82	the rav
1.54	the real
-1.13	the receipt
-2.12	the recip
3.51	the recruit
2.07	the refug
2.69	the refund
-1.14	the regular
1.17	the rent
1.35	the reservation
2.68	the rest
-4.28	the right
-2.31	the rings
1.58	the room
-1.15	the rota
-1.86	the sausag
-1.15	the scal
-2.19	the school
-2.82	the screen
2.83	the sea
-1.22	the seafront
1.45	the season
-1.73	the second
-1.96	the sel
-2.08	the shed
2.88	the ship
0.90	the shop
2.46	the should
2.07	the sign
-2.54	the sit
1.78	the six
1.86	the sofa
-2.22	the sort
-1.55	the south
-2.24	the spot
-1.23	the spr
-1.49	the stag
1.86	the start
-2.02	the station
3.08	the stitch
2.62	the storag
-2.11	the sum
-1.06	the sun
-1.71	the supermarket
1.89	the support
3.47	the system
2.19	the takeawa
-1.80	the tds
-1.26	the team
1.77	the tenant
-1.34	the term
-1.54	the theatr
-2.66	the third
2.65	the ticket
-1.87	the tim
-0.90	the tip
1.45	the toilet
2.68	the took
-1.86	the top
-1.05	the torqu
-0.96	the trad
1.75	the train
2.47	the transport
2.58	the trip
-1.56	the two
2.40	the uk
-1.82	the universit
2.40	the uv
-1.26	the van
1.63	the vehicl
2.47	the video
2.37	the villag
1.86	the visa
-1.38	the wash
0.94	the wat
-2.61	the way
-1.38	the wed
1.42	the weekend
-3.20	the whit
0.96	the wil
-0.99	the wir
1.69	the wood
-1.26	the work
1.81	the workshop
-1.51	the wrong
-1.17	the yard
-2.10	the year
-5.01	theatr
-1.70	theatr @organ
-3.06	theatr @ticketItem
-1.70	theatr liv
-3.06	theatr ticket
2.55	their
1.94	their @childWord
2.46	their @document
-1.70	their fort
1.94	their littl
1.03	their mone
0.85	their moth
-2.06	their offic
2.46	their passport
2.70	their plac
3.93	them
1.88	them @absentPlace
1.43	them @groupsOfPeople
2.26	them @organ
1.17	them a
1.88	them abroad
1.36	them cheap
1.99	them choos
2.26	them liv
-1.06	them pleas
-1.09	them servic
-1.01	them surve
2.81	them to
1.51	them year
1.58	them young
4.39	then
-1.23	then @document
1.61	then @helper
-1.23	then @scheme
-1.11	then a
1.61	then buy
1.63	then equipment
2.65	then i
-1.23	then referenc
1.61	then transport
1.00	then we
-2.24	theor book
1.60	ther @helper
1.69	ther follow
-1.60	ther i
1.60	ther my
-2.22	ther s
1.11	ther to
-1.15	ther you
-1.59	theragun
-3.31	therapist
-0.96	therapist @regulated
-1.30	therapist cloth
-0.97	therapist for
-0.93	therapist level
-3.95	thes
-1.92	thes i
-1.98	thes languag
1.24	thi
0.93	thi @link
1.08	thi @realJob
-0.96	thi ad
-1.05	thi all
3.70	thi chat
1.16	thi is
0.93	thi link
2.55	thi morn
1.45	thi numb
-1.02	thi one
-0.91	thi pair
2.07	thi sit
1.30	thi spr
1.93	thi to
-1.02	thi week
-1.64	thi year
-1.43	thick
-0.97	thick than
2.13	thiev
1.67	thiev @groupsOfPeople
1.22	thiev gyppo
1.67	thiev gyps
-3.13	things
-1.02	things and
-1.44	things her
1.62	think
-4.25	third
-1.48	third of
1.80	thirt
-0.89	thirt and
-1.69	thirt fre
-1.74	thirt hour
-1.60	thirt one
1.95	thirt postag
2.15	thirt pound
-0.81	thirt two
-1.94	thirt year
1.94	thirteen
1.83	thos
1.83	thos who
2.15	though
-1.07	though i
3.50	thousand
-1.29	thousand @dealUnit
-1.29	thousand @drugRun
2.39	thousand @tobacco
2.55	thousand gam
2.00	thousand happ
2.26	thousand look
-1.09	thousand mil
-1.05	thousand no
2.39	thousand puff
-1.29	thousand shot
1.59	thre @childWord
1.17	thre @deposit
-2.08	thre @flat
-2.38	thre @gun
1.37	thre @salary
-1.77	thre @sexual
-1.67	thre @ticketItem
-0.84	thre @weed
-0.84	thre @windfall
-1.51	thre availabl
-2.02	thre batter
-1.77	thre bed
-0.84	thre draw
-1.15	thre even
-1.16	thre famil
1.77	thre for
3.25	thre four
-2.06	thre gam
2.01	thre girl
2.38	thre hundred
-1.09	thre look
-0.85	thre mil
-1.52	thre nurs
-1.99	thre of
-1.14	thre or
-0.80	thre oth
-1.74	thre phas
-0.80	thre plot
-1.95	thre room
-1.67	thre seat
-1.38	thre shirt
-1.31	thre sid
-1.87	thre smal
-1.09	thre thousand
-1.03	thre wherev
-1.19	thre year
2.99	thread no
-1.18	threepenc
1.12	throat
1.79	through
1.00	through @letFraud
2.60	through @untraceable
1.38	through a
1.00	through airbnb
2.41	through moneygram
-0.91	through the
-1.20	through to
0.94	through western
2.39	throw
3.37	throw star
0.91	thrown in
-1.97	thumb
1.82	thursda
-1.90	thursda from
3.11	thursda night
-0.95	thursda to
-1.69	thursda twent
3.59	tick
3.63	tick for
1.06	ticket @payWord
0.99	ticket @ticketItem
1.35	ticket @tout
1.24	ticket all
1.24	ticket awa
-1.44	ticket by
-2.17	ticket cannot
2.38	ticket don
-2.34	ticket for
-2.24	ticket hold
1.82	ticket in
1.64	ticket is
-2.35	ticket leed
1.92	ticket sel
-2.44	ticket stub
-1.35	ticket to
-2.67	ticket two
0.99	ticket wemble
1.00	ticket with
-2.60	tid
-0.84	tid and
-1.44	tid hom
-0.87	tid hous
-0.82	tid remot
-2.20	tid up
-2.92	tie
-1.37	tie @toyGun
-1.25	tied
-1.25	tied to
-1.74	tier
-2.55	ties
-1.69	ties great
1.36	tig
-3.10	tig print
2.80	tig skin
2.53	tig tooth
2.67	tight
-2.43	tight new
-0.94	tighten
-0.92	tighten it
-0.85	tighten last
-0.81	tiguan @document
-0.81	tiguan mot
-1.29	tiktok
0.99	til
1.47	til #few
-2.25	til #teen
-2.54	til and
3.23	til christma
-1.46	til eight
2.77	til four
-1.80	til frida
-1.30	til i
1.94	til lat
1.85	til monda
-1.92	til saturda
-2.13	til the
-0.99	tim #
1.22	tim @childWord
-1.62	tim @forced
-1.34	tim @noParent
-1.40	tim @realJob
1.06	tim a
-1.34	tim aft
-2.19	tim and
1.90	tim as
-1.00	tim belt
-2.71	tim clean
1.07	tim deliver
1.22	tim girl
-2.48	tim good
-0.93	tim is
-0.82	tim it
-1.95	tim morn
1.95	tim no
-1.03	tim one
-0.96	tim our
-2.70	tim own
2.41	tim so
2.03	tim the
-1.10	tim to
-2.49	tim wast
3.43	tim what
-1.86	tim work
-2.04	timb
-2.22	tin
-1.90	tin ###
-1.70	tin @organ
-0.93	tin @originLand
-1.03	tin @youthLook
-2.03	tin christma
-2.59	tin empt
-1.70	tin kidne
-0.93	tin polish
-1.04	tin virgin
2.59	tina
-2.55	tina turn
2.27	ting
1.87	tinyurl
-2.90	tip
-1.14	tip are
-0.90	tip on
1.57	tip pric
-2.58	tip shar
-1.31	tip straight
-2.84	tir
-0.90	tir clasp
-2.78	tir of
-3.12	tissu
-1.87	tissu @toyGun
-1.50	tissu and
-1.87	tissu massag
-2.79	tit
-2.44	tit nest
1.08	to
-2.87	to ##
-3.06	to #few
-0.81	to #teen
-3.02	to @absentReason
-2.36	to @authority
0.90	to @awayFromSite
1.34	to @bereaved
2.22	to @buyKit
-1.76	to @clocking
1.93	to @controller
2.66	to @deposit
1.68	to @drugRun
-1.56	to @forced
3.14	to @groupsOfPeople
1.21	to @gun
3.02	to @helper
-1.30	to @kitchenTool
1.07	to @link
-1.98	to @payWord
-1.61	to @realJob
-3.05	to @salary
-2.65	to @stolen
2.13	to @street
0.95	to @viewing
1.08	to a
2.13	to an
2.78	to and
2.35	to anoth
1.30	to anyth
-1.17	to arch
-1.61	to ask
-2.60	to belfast
-1.33	to big
3.18	to bl
3.14	to black
2.93	to bod
2.80	to book
2.37	to break
0.83	to bring
-1.68	to build
1.63	to bus
-0.81	to canada
-1.97	to cardiff
0.90	to chat
2.02	to check
2.37	to choos
-1.39	to com
-1.48	to cook
1.09	to cypru
-1.45	to dat
2.97	to decid
1.34	to divorc
2.80	to do
1.50	to doubl
-1.04	to earn
-2.36	to earth
1.64	to england
1.10	to english
-2.58	to fac
-1.84	to fifteen
-2.95	to fil
-2.22	to find
2.03	to flow
-1.23	to for
1.80	to fort
-1.96	to four
-1.93	to frida
2.02	to german
2.06	to get
-1.18	to giv
1.53	to go
-2.04	to hav
1.74	to help
1.32	to hold
-1.29	to hospital
-1.43	to i
-2.56	to it
1.02	to keep
-1.25	to know
1.65	to latvia
-0.82	to learn
2.44	to leav
-2.53	to leed
-0.95	to let
-2.65	to lift
-2.77	to london
2.77	to los
2.05	to mak
-1.24	to me
2.19	to midnight
-2.01	to most
1.62	to mov
4.27	to my
-1.90	to need
-2.35	to new
-0.90	to not
-1.02	to off
0.91	to one
2.87	to ord
2.06	to oslo
2.41	to part
-2.95	to pay
-2.07	to polic
0.87	to portugal
-2.60	to post
1.00	to put
3.13	to receiv
1.67	to releas
1.09	to rent
2.11	to reserv
-1.55	to return
-1.35	to rid
-1.07	to run
-1.52	to sail
-1.05	to saturda
2.35	to secur
-2.60	to sel
-2.06	to send
-1.00	to septemb
-1.63	to seven
1.71	to shar
1.05	to show
-1.46	to sit
2.80	to somebod
-1.19	to someon
-1.71	to spain
1.94	to speak
2.94	to spoil
1.80	to sta
-1.25	to statu
-2.11	to stop
-1.73	to sunda
2.12	to tak
-1.72	to talk
-1.43	to tel
-1.87	to tenant
1.63	to test
-1.98	to their
1.35	to thos
-0.82	to tid
2.51	to transf
-1.23	to twelv
-1.30	to two
1.84	to und
-1.25	to uni
2.42	to unlock
1.07	to verif
-1.23	to walk
2.06	to whoev
1.26	to you
3.21	to your
-2.60	toadstool
-1.53	toadstool night
-1.82	toadstool stool
-2.28	toast
-0.86	toast set
1.97	tobacco @tobacco
-2.71	tobacco tin
1.59	toda
-2.29	toda @forced
1.42	toda @helper
1.56	toda @noMum
1.57	toda and
1.55	toda by
2.19	toda drunk
2.38	toda no
-2.29	toda own
1.98	toda she
1.42	toda ship
1.36	toda we
-3.69	toda work
-3.08	toddl
-2.23	toddl tuesda
-1.06	togeth @protectedPay
-1.06	togeth in
-1.06	togeth pleas
-0.93	toilet
1.45	toilet @awayFromSite
-1.82	toilet rais
1.45	toilet text
3.07	told anyon
-2.94	told you
-2.71	tomato
5.78	tonight
2.06	tonight @dealTalk
2.52	tonight @sexual
1.86	tonight hello
2.51	tonight no
2.53	tonight what
-2.18	tonn
-1.80	too
2.37	too @haste
-0.95	too contract
-1.46	too morn
1.99	too much
-0.82	too one
-1.37	too pric
-1.63	too smal
-1.10	too two
0.90	took my
-1.89	took ten
2.02	took the
-1.43	tool
2.09	tool @drugRun
-1.65	tool @forced
2.09	tool @noSkill
-1.52	tool @regulated
2.71	tool @stolen
-1.51	tool @viewing
-2.70	tool and
-1.65	tool bought
-1.05	tool collection
-2.18	tool from
2.09	tool no
-0.90	tool set
-1.51	tool view
3.13	tool with
2.55	tooth
2.53	tooth and
1.31	top
1.25	top @payWord
1.30	top @salary
2.44	top @weed
-1.20	top and
-1.81	top box
1.49	top for
1.35	top i
1.30	top pay
1.83	top qualit
1.32	top shelf
2.35	top tre
2.74	top up
2.69	top vent
-0.89	top we
3.29	topless
2.46	topless maid
1.86	torch
1.58	torch #few
1.03	toronto
1.03	toronto and
-1.05	torqu
-1.05	torqu tool
1.32	tortois @wildlife
1.32	tortois smuggl
-1.88	tortois tabl
-2.36	tot
0.84	tottenham
1.18	touch
2.08	touch it
-2.89	tour
2.39	tout
-2.50	tow
-2.19	tow @dealUnit
-2.19	tow @medicine
-0.83	tow a
-2.19	tow bar
-0.98	toward
-2.56	towel
-1.90	towel no
2.76	town
1.84	town @dealUnit
-2.16	town @forced
2.35	town on
-0.87	toxteth
-2.42	toy
-1.15	toy @gun
-2.07	toy fox
-1.15	toy gun
-1.70	toyota yari
1.60	tr
2.29	tr #few
-2.89	tra
-1.89	tra and
1.78	trac from
0.95	track
1.82	track @absentReason
-2.53	track car
1.69	track collection
1.82	track post
3.49	tracksuit
3.37	tracksuit all
-1.89	tractor
-2.29	tractor @document
-2.29	tractor licenc
-1.46	tractor masse
2.12	trad @document
1.70	trad @invest
1.74	trad @notSeen
1.32	trad @pyramid
1.70	trad @tout
1.70	trad bot
2.12	trad id
1.32	trad mentor
1.74	trad only
-2.34	trad sal
2.39	traditional
2.30	traditional at
-1.70	traditional cloth
-1.09	trafic
-1.09	trafic van
-4.35	trail
-1.38	trail whil
-1.10	train
-1.40	train #
2.25	train @fake
-3.30	train @payWord
-2.19	train @pup
1.45	train @ticketItem
1.09	train @weed
-1.79	train a
-1.59	train class
-1.50	train cours
-2.57	train from
-2.84	train given
2.28	train is
1.95	train onlin
1.12	train pack
-3.30	train paid
-1.50	train set
-1.86	train sword
1.45	train ticket
1.65	train ua
-1.70	train uk
-0.95	train with
-2.80	trainspot
-1.96	trainspot @absentReason
-1.94	trainspot and
-1.96	trainspot post
1.15	tramadol
1.68	tramadol and
2.58	tramadol left
3.31	tramm
3.31	tramm and
2.24	trampolin
-3.55	tran
-1.57	tran @sexual
-1.24	tran companion
-1.57	tran escort
-1.58	tran woman
2.97	trann
2.79	trann should
1.14	transcript
-1.07	transf @fee
-2.48	transf @forced
-0.83	transf @genuine
1.79	transf @notSeen
1.26	transf and
1.55	transf becaus
-1.07	transf fee
-2.48	transf fin
1.75	transf first
2.37	transf get
1.59	transf half
-2.26	transf i
1.06	transf into
-2.25	transf on
-3.08	transf onc
1.71	transf only
-1.09	transf or
3.13	transf the
2.15	transf then
-2.09	transf through
1.91	transf toda
1.67	transf what
-2.17	transf when
-2.07	transit
-1.58	transit custom
-3.60	translation
-2.14	translation of
-1.87	translator
-1.87	translator @originLand
-1.87	translator polish
2.52	transport
1.94	transport @notSeen
2.25	transport @petCare
2.14	transport compan
2.55	transport firm
2.25	transport insuranc
1.94	transport only
0.81	transport useful
4.36	trap
2.75	trap local
-1.17	travel
1.84	travel @payWord
-1.48	travel an
1.84	travel paid
-3.72	tre
-1.12	tre @stolen
-1.06	tre artificial
-1.12	tre cat
-1.62	tre decoration
-1.91	tre stand
-2.26	tre surgeon
-1.21	treat
-1.20	treat underneath
-1.66	treatment @flat
2.72	treatment @forced
2.72	treatment fin
-1.66	treatment room
2.64	tren
1.20	tren @medicine
2.38	tren and
1.20	tren dbol
-2.98	tri
-2.98	tri it
-0.83	trial
-2.65	trilog
-2.10	trilog ps
-1.43	trim
-1.82	trimest
1.91	trip is
2.09	trip so
1.31	trip to
-1.67	tripl ###
-1.76	tripod
-2.80	triumph
-1.67	triumph @hardDrug
-1.01	triumph bonnevill
-1.67	triumph sp
-1.34	trous
-1.34	trous @childAge
-1.34	trous age
-2.35	tru ful
1.73	tru lov
-1.89	truck
-1.55	truck @document
-1.55	truck licenc
-1.77	truck with
3.15	truffl
3.01	truffl @absentReason
1.16	truffl @hardDrug
3.01	truffl post
-0.95	trunk
-2.58	truro
1.65	trust
1.38	trust and
3.26	trust me
-0.90	trx
-0.90	trx ##
-1.25	try
-1.25	try it
-0.87	trym
-0.88	trym and
-1.03	ts
-1.95	tt
-0.96	tt #few
-3.92	tub
-1.62	tub lay
-2.39	tuck
-2.39	tuck kit
-4.07	tuesda
-1.35	tuesda and
-0.98	tuesda at
-2.02	tuesda fun
-2.63	tuesda in
1.27	tumbl dr
-3.02	tun
-1.34	tunbridg
-1.34	tunbridg wel
-1.49	tungsten
-1.49	tungsten dart
-1.54	turf
1.48	turke
1.35	turke cold
3.66	turkish
3.37	turkish tracksuit
1.79	turn ##
2.53	turn @childAge
2.20	turn sixteen
1.33	turn to
-1.27	turn up
2.99	turnitin
-4.23	tutor
-1.66	tutor @childAge
-0.84	tutor as
-3.63	tutor for
-1.66	tutor gcs
-2.64	tv
-2.72	tv aerial
-3.87	tv stick
1.75	twelv bor
-1.29	twelv feet
1.56	twelv hour
-1.23	twelv mil
1.28	twelv month
-1.28	twelv smal
-1.19	twelv week
-1.36	twelv year
3.20	twent
2.35	twent @fakeMoney
2.36	twent and
-1.21	twent eight
-2.27	twent fiv
2.73	twent inch
-1.19	twent minut
-1.50	twent pag
2.35	twent pass
4.02	twent pound
1.33	twent two
-2.78	twent year
-1.77	twic
-1.40	twic and
-2.16	twin
-1.41	twin sid
-2.16	two
-1.78	two #
-3.00	two @childWord
-1.47	two @flat
-1.63	two @gun
-2.44	two @keys
-0.95	two @kitchenTool
-1.40	two @sexual
2.66	two @taskWork
-1.63	two @threat
-0.97	two @weed
-0.97	two @windfall
-1.78	two acr
-2.61	two and
-0.94	two as
-1.38	two batter
-1.40	two bed
-1.30	two bo
-3.01	two bottl
-1.19	two box
-1.22	two burn
-1.49	two chair
-1.29	two children
-2.26	two da
-1.85	two draft
-0.97	two draw
-0.86	two engin
-1.63	two even
-1.61	two eyepiec
-1.36	two famil
-0.85	two field
-1.69	two for
-1.52	two form
-0.84	two fridg
2.54	two friend
2.27	two g
-0.95	two garden
-2.10	two girl
-2.13	two grown
-1.59	two hav
-1.34	two height
-3.38	two hour
3.14	two hundr
1.31	two job
-2.36	two ke
-1.97	two keyboard
-1.18	two landlord
-2.19	two lens
-1.49	two mask
-1.56	two men
-0.81	two metr
-0.82	two mil
-1.57	two minut
0.85	two month
-2.80	two mor
-1.33	two numb
-1.78	two or
-1.37	two pad
-1.73	two pair
-0.82	two part
-1.26	two peopl
-0.81	two resident
-1.74	two season
-2.84	two seat
-2.07	two set
-2.09	two shelv
-1.59	two skirt
-1.07	two spar
-0.95	two spong
-1.90	two store
-2.85	two theatr
4.08	two thre
-1.56	two ticket
2.66	two typ
-1.53	two van
-1.77	two weekend
-1.46	two women
-1.68	two year
-0.88	tynemouth and
4.03	typ
1.94	typ brunett
2.38	typical
2.98	typical @insult
2.13	typical thiev
-2.39	tyr
-1.57	tyr @document
-1.25	tyr at
-1.33	tyr hav
-0.92	tyr on
5.05	u
2.24	u got
0.99	u l
2.21	u n
2.58	u r
2.99	ua
2.67	ua @fake
2.45	ua batch
1.44	ug
1.24	ug @dealUnit
2.55	ugly
1.78	uk
-1.70	uk #teen
2.16	uk @controller
2.89	uk @document
1.63	uk @visaSham
2.16	uk driv
-1.11	uk keyboard
1.63	uk residenc
1.51	ulez
-2.41	umbrella
1.16	un
-1.83	uncap
-1.01	uncl
2.16	und
2.22	und #
-1.56	und ##
-1.68	und #few
-1.78	und #teen
1.98	und @childAge
-1.47	und cov
2.29	und my
-1.29	und nin
-2.08	und one
1.98	und sixteen
2.36	und the
1.63	und uv
2.44	underag
2.44	underag friend
-2.65	underneath
-0.90	underneath tow
-2.33	understand
-1.49	understood
-0.85	understood com
1.91	underwear
2.28	underwear @noMum
2.28	underwear no
3.55	undetectabl
1.34	undetectabl @absentReason
1.41	undetectabl @essayMill
2.20	undetectabl by
1.34	undetectabl post
-0.86	unfurnish four
-0.80	unfurnish sunn
-2.24	unhurri
-1.27	uni in
-1.24	unicorn
-1.24	unicorn from
-1.57	uniform
-1.89	uniform @childAge
-1.89	uniform age
-1.23	uniform bundl
-1.99	uniform siz
-2.57	union
2.02	union and
-1.91	unit
2.04	unit leav
-2.32	unit scarf
-1.25	universal
-1.90	universit clos
-2.13	universit furnish
-1.77	universit one
-1.63	universit park
2.04	unknown
-1.32	unless
-1.35	unless you
3.53	unlimit
1.31	unlimit incom
-0.84	unlock
-1.40	unlock ##
-0.90	unlock collection
2.22	unlock for
-1.94	unlock of
2.64	unlock the
-6.14	unopen
-0.81	unscrew one
-2.06	unseen
-1.42	until ###
1.56	until august
-0.97	until jun
-5.37	unus
-0.99	unus @forced
-0.99	unus bought
-0.94	unus we
-2.61	unwant
-1.35	unwant present
-2.01	unworn
1.04	up #
-1.90	up @childWord
2.25	up @dealTalk
-1.30	up a
-2.92	up aft
-1.48	up and
-2.56	up at
-1.14	up bak
-2.44	up box
3.09	up for
2.64	up front
-1.75	up garag
-3.42	up in
2.40	up now
1.48	up sort
1.72	up thank
0.92	up the
-1.81	up to
-2.61	up two
-1.08	up when
3.04	up with
3.71	up your
0.89	updat
-0.89	updat until
-1.16	upfront @fee
-1.30	upfront fee
-1.87	upgrad
-1.41	upholster
-1.79	upright
-1.41	upright for
-1.63	upright i
-1.20	upright if
-1.52	upright piano
1.91	ups
1.95	ups in
2.07	ups onc
-1.60	upstair
3.21	ur
1.67	ur #teen
2.31	ur bank
0.90	urgent
0.96	us
-2.39	us #teen
1.48	us @absentReason
2.12	us @badHours
-1.75	us @payWord
-1.75	us @salary
-1.05	us about
1.40	us arm
1.93	us mone
2.12	us no
1.82	us on
0.86	us part
-1.75	us pay
-1.14	us rain
2.15	us so
1.90	us the
-1.89	us to
-0.84	us what
-0.97	us you
0.99	us your
-2.12	usb @dealTalk
-2.12	usb plug
2.76	usdt
0.90	use
1.56	use your
-1.21	used #
0.96	used @brand
2.08	used @forced
1.18	used @organ
-1.37	used @pup
-2.12	used as
-1.87	used at
-2.55	used bugg
-1.75	used by
-2.76	used for
-1.18	used goes
-1.86	used in
1.73	used knick
2.59	used lock
-1.25	used main
-1.00	used on
-2.07	used onc
-1.35	used one
-0.90	used the
-1.80	used thre
3.15	used tight
-2.14	used to
-1.55	used twic
1.83	useful @bigEasyMoney
1.83	useful financial
1.65	useful one
-1.83	useful sal
-1.41	useful youth
-1.47	usual com
-1.17	usual within
0.97	utd
0.97	utd v
2.90	uv
-1.23	v
-1.76	v #
-1.62	v ##
-1.42	v #few
-2.55	v #teen
1.76	v @absentPlace
1.44	v i
1.76	v ireland
0.97	v liverpool
-2.21	v sal
1.66	vac
1.66	vac @weed
1.66	vac pack
3.35	vaccin
2.12	vaccin and
2.80	vaccin entr
-2.05	vaccinat
-1.79	vaccination rais
1.99	vacuum
2.21	vacuum seal
2.82	val
2.82	val and
1.43	valium
1.55	vall
1.55	vall and
-1.92	valle
1.69	valu #
-1.23	valu @payWord
-1.46	valu can
-2.17	valu transf
-1.67	valuabl
-2.49	valv
-2.64	van
-2.37	van #
-1.58	van ###
-2.45	van @payWord
-2.45	van @salary
1.96	van @stolen
-1.93	van and
-0.85	van as
-0.83	van blanket
-2.63	van from
-1.28	van i
-1.76	van no
-2.45	van pay
-1.15	van stock
-1.93	van we
-1.54	van with
1.49	vap
1.42	vap @noScript
1.62	vap @weed
2.39	vap over
1.42	vap pen
-1.69	vap shop
-2.10	vas
-2.38	vat
-1.52	vat payrol
-1.18	vat sorr
-2.59	vauxhal
-2.45	vauxhal corsa
-0.98	vauxhal vivaro
-3.68	ve
2.06	ve @absentReason
-1.49	ve @payWord
-1.33	ve a
-1.17	ve alread
-2.05	ve driven
-1.59	ve gon
3.29	ve got
-0.82	ve had
-2.07	ve paid
-3.16	ve seen
-2.00	ve tri
1.31	ve two
-3.41	vegan
-2.27	vegan @flat
-0.95	vegan and
-2.27	vegan hous
-1.95	vegetabl
-2.48	vegetarian
-1.13	vehicl
-2.37	vehicl for
1.79	vehicl is
-0.84	vehicl technician
-2.53	vehicles@ammo
-1.81	vehicles@assured
-1.85	vehicles@authority
-2.87	vehicles@awayFromSite
-1.52	vehicles@badHours
3.05	vehicles@bereaved
-1.92	vehicles@bigEasyMoney
-1.65	vehicles@childAge
-1.42	vehicles@childWord
3.14	vehicles@clocking
-1.11	vehicles@controller
2.24	vehicles@cruelty
-4.23	vehicles@dealTalk
-2.95	vehicles@dealUnit
-1.66	vehicles@document
1.98	vehicles@escrow
-2.89	vehicles@fakeDoc
1.31	vehicles@fakeMoney
-3.13	vehicles@fee
-2.12	vehicles@flat
-1.73	vehicles@genuine
-3.49	vehicles@groupsOfPeople
-2.48	vehicles@gun
-3.79	vehicles@hardDrug
2.01	vehicles@haste
-2.53	vehicles@images
-3.05	vehicles@invest
-1.90	vehicles@keys
-1.67	vehicles@kitchenTool
-0.81	vehicles@loan
-3.74	vehicles@medicine
-1.83	vehicles@moveMoney
-2.70	vehicles@nitrous
-0.82	vehicles@noScript
2.77	vehicles@noSkill
2.00	vehicles@noTicket
-1.59	vehicles@organ
-1.42	vehicles@piracy
1.30	vehicles@salary
-2.34	vehicles@sexual
-0.94	vehicles@stolen
-1.97	vehicles@street
-1.27	vehicles@taskWork
-1.99	vehicles@ticketItem
-2.16	vehicles@toyGun
-2.11	vehicles@trustTalk
2.23	vehicles@untraceable
-1.09	vehicles@viewing
-2.83	vehicles@weed
-2.18	vehicles@wildlife
-2.81	velvet
2.93	ven
2.93	ven at
2.35	vent
-1.04	vent need
2.69	vent with
-2.10	venu
1.01	ver
-1.46	ver @weed
-1.66	ver clean
-1.18	ver good
-1.46	ver loud
-1.32	ver old
0.84	ver quiet
1.95	ver smal
-2.30	ver welcom
3.12	ver young
2.48	verif
2.07	verif your
-1.02	verifi
-1.06	verifi by
-3.14	vespa
-0.80	vespa gts
-1.76	vespa primavera
-1.76	vest
1.47	vet no
-0.86	vet six
-2.00	veteran
-1.61	veteran @taskWork
-1.61	veteran lik
-0.86	veterinar
-0.86	veterinar nurs
-2.73	vg
2.45	via
1.57	via @untraceable
1.29	via western
1.45	viagra
2.32	vial
1.40	vial @medicine
1.12	vial with
-1.68	vibrat
-1.68	vibrat foot
-1.68	vibrat plat
-1.10	vicar
-2.49	victorian
-1.60	victorian fireplac
-0.81	victorian wal
-2.81	victorinox
-1.78	victorinox penknif
2.52	vid
2.98	video
1.46	video cal
-1.71	video i
1.74	video of
2.00	video ok
1.32	video on
-1.00	videograph
-1.00	videograph s
1.02	vietnam
0.90	view @drugRun
-2.07	view @fakeMoney
2.03	view @fee
0.90	view @noSkill
1.65	view @payWord
0.90	view @stolen
-1.07	view and
-2.15	view any
1.01	view as
1.63	view bank
-1.02	view by
-2.07	view card
-2.21	view even
2.03	view fee
-1.53	view first
-2.46	view from
-2.09	view in
2.23	view lat
-1.57	view of
-2.83	view off
-2.18	view on
1.76	view refund
2.07	view refundabl
-1.18	view saturda
-1.66	view welcom
2.37	villag and
-1.56	villag hal
-4.76	vintag
-5.02	vinyl
-0.83	vinyl fort
-1.95	virgin oliv
-1.04	virgin radio
0.98	virginia
2.75	virginit
1.69	virginit i
-3.11	viru
-2.42	viru remov
2.70	visa
2.65	visa ###
1.50	visa @assured
1.38	visa @fee
-2.29	visa @images
1.97	visa @visaSham
1.43	visa arrang
1.25	visa fee
1.50	visa guarant
2.37	visa in
-2.29	visa photo
1.94	visa so
-1.21	visa sponsorship
-2.30	visibl
1.10	visit
-1.51	visit and
-0.90	visit for
-1.53	visit hotel
1.76	visit if
-2.46	visitor
-1.71	visitor are
-2.00	visitor to
-4.22	vitamin
-0.98	vivaro
-0.86	vivaro van
3.08	vodka
2.66	vodka label
-2.35	vogu
-1.71	voic
-1.04	volkswagen
-0.84	volkswagen @kitchenTool
-1.13	volkswagen cadd
-0.84	volkswagen craft
-0.88	volkswagen transport
1.85	volt
0.87	volum
-3.48	volunt
-2.11	volunt @controller
-2.11	volunt driv
-2.10	volunt expens
-1.81	volvo
-1.83	volvo v
-1.68	vouch
-3.01	vouch for
2.53	vouch keep
-0.98	vtr
-0.98	vtr ###
0.85	vuitton
0.83	vw golf
2.42	w e
2.37	wa
2.80	wa me
1.63	wag
1.22	wag @badHours
2.12	wag at
-1.57	wag caravan
1.71	wag until
-1.89	waist
-2.30	wait #
-1.43	wait @flat
-2.03	wait leasehold
2.52	wait outsid
-1.43	wait room
-2.78	wait we
-1.40	wakefield
-3.30	wal
-1.15	wal @kitchenTool
-1.13	wal @toyGun
-1.13	wal displa
-1.15	wal garden
-1.25	wal local
-1.16	wal mount
-1.93	walk
-1.69	walk boot
-1.82	walk fram
-1.99	walk friend
-1.93	walk group
-1.11	walk in
-1.07	walk need
-1.38	walk short
-1.34	walk the
-2.06	walk to
-1.09	walk would
-1.06	wallase
1.52	wallet
1.85	wallet @absentPlace
1.85	wallet abroad
-1.14	wallet from
2.49	wallet to
-1.04	wallsend
-0.83	wallsend and
-1.76	walnut
-0.83	walthamstow
3.15	want
1.85	want #
2.10	want ##
-1.13	want @brand
2.04	want @sexual
-1.87	want fami
0.99	want for
-1.03	want ford
2.13	want from
2.72	want happ
-1.02	want in
2.08	want it
-1.16	want one
1.77	want or
-1.17	want peugeot
-0.84	want sew
1.03	want someon
1.18	want thre
-1.76	want to
-2.76	want two
1.39	want with
1.73	want you
-2.69	war
-1.94	war @toyGun
-1.94	war lego
-1.45	warden
-1.14	wardrob
-1.62	wardrob @groupsOfPeople
-1.62	wardrob black
-1.26	wardrob with
-2.19	warehous forward
1.42	warehous in
-2.24	warehous operativ
-2.57	warm
-0.89	warm desk
-1.29	warm to
-2.41	warrant
-2.11	warrant @document
-2.11	warrant mot
-0.90	warrior
-2.45	was #teen
2.02	was @absentReason
2.41	was @flat
2.73	was @forced
2.73	was @genuine
-1.96	was @trustTalk
-0.84	was @weed
2.73	was bought
-1.02	was don
2.24	was drawn
-1.96	was honest
2.41	was let
-0.95	was mad
-0.84	was pack
2.02	was post
-0.81	was restuff
3.15	was right
-2.27	was that
-3.22	was told
-0.99	was written
-1.77	wash
-2.31	wash and
-2.13	wash denim
-1.43	wash dr
1.85	wash hand
-0.93	wash thre
-0.95	washroom @dealTalk
-0.95	washroom gas
-2.26	wasp
-0.93	wast
-1.24	wast carri
2.41	wast my
-2.27	wast no
-1.68	wast pleas
-1.63	wast remov
1.59	wast taken
-3.00	wat
-1.11	wat @authority
-3.26	wat @gun
-1.76	wat @weed
-2.16	wat but
-1.11	wat compan
-1.11	wat council
-3.26	wat pistol
-1.40	wat swim
1.22	watch
-1.48	watch #
-3.83	watch @gun
-2.32	watch automatic
-2.38	watch onc
-1.50	watch servic
-3.83	watch strap
3.24	watch sweep
2.85	watch with
-2.93	watercolour
-1.15	waterloo
-3.14	waterproof
-1.24	wavertre
-4.22	wax
-1.84	wax thread
1.50	way
-2.18	way from
2.08	way hello
1.31	way in
-0.91	way no
1.22	way to
-1.01	way we
2.16	we
1.50	we @clocking
2.22	we @controller
1.68	we @dealTalk
0.82	we @drugRun
-2.88	we @fake
1.76	we @fee
1.04	we @moveMoney
1.76	we @nitrous
1.35	we @notSeen
-1.39	we @organ
1.59	we @paperHold
-2.10	we @petCare
-1.04	we @salary
-1.82	we @stolen
-0.92	we @taskWork
-1.33	we answ
1.50	we ap
2.98	we can
1.76	we charg
-2.44	we check
-0.95	we com
-2.88	we cop
-0.89	we d
1.66	we deliv
-1.84	we did
1.15	we do
-2.44	we don
2.22	we driv
1.04	we drop
2.83	we get
2.71	we giv
-0.94	we had
0.84	we hav
2.43	we hold
2.50	we hunt
2.70	we keep
-1.23	we know
-0.89	we leav
-0.92	we lik
-1.39	we liv
-1.45	we ll
1.19	we mak
-1.47	we meet
0.90	we now
1.35	we only
-2.14	we paid
-1.04	we pay
1.62	we post
-1.10	we put
1.12	we re
1.75	we refund
2.09	we releas
-2.52	we remov
-0.96	we repair
-1.09	we say
2.79	we sel
3.26	we send
-1.52	we shal
-1.78	we shar
1.04	we sit
-1.50	we stil
-1.35	we tak
2.09	we talk
-2.10	we tel
2.02	we took
-3.74	we ve
1.03	we wil
-1.17	we would
-2.42	wear
-1.03	wear on
-2.14	weath
-1.12	weath book
-1.44	weath i
-1.11	weath if
-0.97	weath pric
-1.45	weatherproof
-2.33	web @brand
-2.33	web design
2.35	webcam
1.72	weble
-1.79	websit for
1.84	websit i
-3.76	wed
-1.58	wed @images
2.61	wed @visaSham
-2.22	wed and
-2.26	wed car
-2.54	wed dress
-1.17	wed flow
2.61	wed for
-1.58	wed lingeri
-2.04	wed photograph
-1.38	wed present
-1.00	wed videograph
-1.34	wed without
-3.01	wednesda
2.44	wee
2.44	wee for
1.25	weed #
1.90	weed @dealUnit
-2.00	weed @forced
-2.17	weed @threat
-2.94	weed and
-1.33	weed clear
-2.00	weed control
-1.16	weed fork
-2.18	weed hedg
-1.78	weed kil
-1.16	weed membran
-0.92	week
-2.18	week #
-1.22	week ##
1.40	week @assured
1.94	week @chequeWork
-0.90	week @clocking
1.04	week @controller
-1.51	week @dealUnit
-1.68	week @deposit
-2.41	week @flat
-2.90	week @haste
-1.25	week @letFraud
-1.03	week @medicine
2.40	week @noSkill
-1.59	week @payWord
-2.25	week @petCare
-1.94	week @pup
-1.39	week @salary
1.71	week @sexRent
-2.22	week @sexual
2.69	week @stolen
-1.66	week @viewing
-3.08	week aft
-0.90	week ahead
-1.25	week airbnb
1.33	week allowanc
-2.31	week as
0.86	week at
-1.17	week besid
2.59	week bottl
3.12	week by
1.41	week cash
1.94	week chequ
-2.42	week collection
-1.29	week com
2.19	week deliver
-1.71	week for
-1.67	week if
-1.58	week in
-0.94	week interview
-1.08	week lit
-1.70	week morn
-1.56	week mum
1.04	week my
-1.25	week new
1.72	week no
-2.01	week of
2.44	week old
-2.13	week on
-1.21	week one
-1.86	week or
-1.26	week our
-2.05	week paid
-1.39	week pay
2.10	week peopl
-2.62	week pil
-1.70	week pleas
-0.84	week pric
-2.90	week quick
2.30	week read
-0.90	week ring
-2.37	week s
1.77	week smal
0.88	week so
-0.80	week stil
-1.01	week student
2.37	week through
1.96	week to
-0.96	week twent
-3.15	week two
-1.84	week used
-1.21	week view
-2.00	week we
-2.35	week with
1.45	week you
-1.71	weekda
-0.90	weekend #
2.12	weekend ##
-0.92	weekend @absentPlace
-0.85	weekend @absentReason
1.03	weekend @assured
-1.61	weekend @originLand
-1.72	weekend @realJob
-1.45	weekend and
-1.16	weekend awa
-0.90	weekend deep
-2.57	weekend from
1.03	weekend guarant
-2.43	weekend in
-1.36	weekend mot
-1.32	weekend pleas
-0.85	weekend post
-0.80	weekend step
1.69	weekend thre
-0.97	weekend you
1.26	weigh
-1.65	weight bench
-2.02	weight for
1.86	weight loss
2.77	weight no
2.41	weird
2.41	weird document
-1.28	wel
-1.65	wel @document
-1.18	wel @fake
-1.16	wel @groupsOfPeople
0.98	wel @kitchenTool
0.99	wel @stolen
-2.51	wel @toyGun
-1.70	wel and
-1.26	wel i
-1.10	wel kept
2.02	wel my
-2.11	wel one
-1.15	wel paid
-1.40	wel spoken
-1.16	wel travel
-2.95	wel two
-2.11	welcom @dealTalk
-1.65	welcom @flat
-0.83	welcom @genuine
-2.64	welcom all
-0.99	welcom and
-2.11	welcom availabl
0.88	welcom i
-1.69	welcom lodg
0.87	welcom no
-0.87	welcom pric
-1.53	welcom student
-3.25	welsh
-1.41	wemble
-1.80	went
-1.40	went to
-1.60	west
-0.87	westbur
-0.87	westbur on
-1.09	westerhop
-1.25	western
1.12	wet
-2.68	wetsuit
-1.16	whalle
-1.16	whalle rang
-2.18	what a
-2.21	what age
-1.85	what can
1.64	what i
-1.27	what mad
-3.12	what s
-2.11	what the
-2.33	what we
1.50	what would
2.64	whatsap
2.00	whatsap @chatApp
1.40	whatsap @notSeen
1.47	whatsap and
-2.27	whatsap chat
-2.53	whatsap is
2.49	whatsap me
1.40	whatsap only
-2.31	whatsap support
1.46	whatsap to
-4.31	wheel
-1.62	wheel #teen
1.88	wheel clean
-3.32	wheel for
-2.18	wheel henc
-1.50	wheelbas
-1.01	wheelchair
-2.57	when
-3.14	when i
-1.34	when it
2.68	when the
-2.64	when we
-2.50	when would
-2.79	when you
-1.44	whenev
-1.86	wher did
2.70	wher it
-1.06	wher need
-1.92	wher one
-1.59	wher the
1.94	wher to
-1.03	wherev
-0.93	wherev @realJob
-0.93	wherev interview
-1.53	wheth
-0.98	wheth you
-2.55	which
-2.04	which is
-1.73	which my
-1.20	which peopl
-1.76	which we
-0.85	which you
-1.65	whil
-1.83	whil i
-1.94	whil the
-1.59	whil you
-2.90	whip
-2.39	whip cream
-1.54	whipp
-3.68	whisk
-1.95	whisk miniatur
-1.88	whistl
-1.01	whit @document
2.01	whit @notSeen
-1.41	whit @toyGun
1.94	whit and
-0.92	whit baile
-2.13	whit box
2.27	whit brown
-2.26	whit china
2.23	whit christian
-1.37	whit costum
-1.32	whit from
-0.91	whit good
2.25	whit men
3.03	whit messag
-1.01	whit mot
2.01	whit only
3.37	whit pow
-1.63	whit print
-1.16	whit reluctant
-0.83	whit the
-1.12	whit two
-0.91	whit unlock
-1.65	whit unus
-3.13	whit van
-1.62	whit wardrob
-3.08	whitb
-1.39	whitb @medicine
-1.39	whitb sleep
-2.12	whitechapel
1.64	who
1.88	who @forced
-1.26	who @helper
-1.96	who @taskWork
-1.74	who are
2.84	who com
-1.46	who explain
-2.82	who has
1.23	who hav
3.12	who is
-1.17	who knew
-1.26	who know
-1.96	who lik
2.07	who lov
-1.94	who mak
-1.26	who mov
1.94	who need
1.88	who obe
-1.21	who peopl
-1.05	who practis
1.86	who recov
2.26	who s
-0.80	who sta
-2.28	who want
2.41	who wast
1.12	who work
2.49	whoev
2.48	whoev @payWord
2.59	whoev pa
-1.74	whol
-1.86	whol @flat
-1.01	whol firm
-1.86	whol hous
-1.73	whol of
2.17	wholesal
1.45	wholesal thirt
-1.11	whos
1.34	why
1.54	wickr @notSeen
1.54	wickr only
-3.06	wid
-1.40	wid #
-2.88	wid @piracy
-1.07	wid door
-0.81	wid dry
-2.88	wid load
-1.18	widow #
2.03	widow look
-1.83	widow of
-1.29	widow seek
1.91	wif
0.87	wif and
2.87	wif do
3.23	wif for
2.24	wif from
1.67	wif has
-2.60	wif it
-3.56	wif sa
1.88	wif who
1.34	wifi
1.37	wifi and
1.80	wil
2.15	wil @absentReason
2.38	wil @gun
1.64	wil @helper
1.38	wil @payWord
1.45	wil @salary
3.63	wil @threat
-3.45	wil and
2.90	wil be
1.88	wil bring
2.38	wil burn
0.81	wil com
1.46	wil contact
0.99	wil deliv
2.76	wil find
-1.62	wil giv
2.01	wil know
1.69	wil list
1.03	wil look
2.06	wil need
1.45	wil pay
2.15	wil post
1.71	wil put
1.27	wil send
1.64	wil ship
0.99	wil tak
3.34	wild
1.75	wild @wildlife
2.75	wild bird
1.75	wild goldfinch
-1.99	william
-2.82	willow
-1.75	win
-1.47	win onc
-1.98	win rack
-1.91	winch
-0.94	window #teen
-1.34	window a
1.43	window and
-0.97	window both
-1.44	window can
-2.19	window clean
2.58	window do
-2.36	window laptop
-1.12	window the
-1.54	windscreen
2.21	winstrol
2.21	winstrol @bankSecret
2.21	winstrol pin
-2.42	wint
-1.16	wint @document
-1.62	wint @viewing
-1.37	wint in
-1.16	wint mot
-0.92	wint tyr
-1.62	wint view
-1.56	wint walk
-1.76	wint wheel
1.05	wip
-2.67	wip and
2.41	wip legal
2.82	wip out
-2.33	wir loom
-1.42	wireless
-1.42	wireless headphon
-1.46	wit
2.48	with #few
-0.85	with #teen
3.40	with @ammo
-1.68	with @badHours
2.27	with @bank
1.39	with @bankSecret
-0.96	with @brand
-2.05	with @childAge
-2.24	with @childWord
-1.48	with @codeShare
-2.78	with @dealTalk
-2.11	with @dealUnit
-3.18	with @document
2.73	with @fakeDoc
2.41	with @fee
-2.59	with @flat
-3.08	with @genuine
-1.92	with @hardDrug
2.61	with @images
1.14	with @invest
-2.99	with @keys
-2.28	with @kitchenTool
1.10	with @nitrous
-1.94	with @noScript
2.18	with @noTicket
-1.87	with @ownWill
-1.75	with @parcelFirm
-1.89	with @payWord
-1.05	with @petCare
-1.61	with @realJob
-2.31	with @regulated
-1.38	with @salary
-1.81	with @scheme
2.99	with @sexual
-1.49	with @stolen
-1.94	with @ticketItem
1.85	with @tout
-3.58	with @toyGun
-1.27	with @trustTalk
-1.41	with @windfall
-1.87	with @withParent
-1.36	with @youthLook
-2.14	with all
3.13	with anoth
-1.74	with bab
1.12	with balanc
-2.00	with balcon
2.67	with benefit
-1.22	with bik
1.72	with bot
4.25	with box
-3.47	with cag
-1.74	with camera
-1.84	with carri
1.38	with cas
-1.20	with cash
-1.75	with cat
-2.82	with certificat
1.85	with charg
-1.48	with cod
-1.72	with coffe
-2.05	with commission
-1.81	with consultation
-2.36	with crack
2.20	with dob
-1.18	with draw
-0.98	with driv
-1.04	with eight
-1.52	with ever
-2.28	with everyth
-1.32	with fac
-1.56	with fiv
-2.59	with flat
-1.90	with form
-2.23	with fragranc
-1.15	with ful
-1.93	with garden
-1.89	with grass
2.05	with happ
-1.36	with heat
-1.59	with his
1.76	with hol
1.47	with hologram
-1.67	with hutch
-2.18	with id
-2.12	with its
-2.11	with ke
-2.11	with key
-1.27	with kind
-1.37	with kitchen
-1.80	with lid
-0.92	with lift
1.82	with lloyd
-1.68	with mattress
1.08	with me
2.05	with medecin
-1.75	with mone
-2.88	with mum
-1.81	with mydeposit
1.12	with needl
1.42	with noth
-1.23	with on
-0.80	with oth
-2.72	with pap
-1.18	with paperwork
-1.97	with park
-1.35	with patienc
-1.94	with pen
2.61	with photo
-1.36	with pigtail
1.03	with pin
-2.19	with plan
2.52	with point
-2.29	with pow
-1.26	with proof
-2.49	with pump
-2.86	with receipt
-1.37	with remot
-1.76	with rol
2.69	with round
-1.75	with royal
-1.95	with rud
-0.81	with scabbard
2.96	with seal
1.24	with sheath
-1.92	with sia
-2.89	with six
-1.23	with special
-2.52	with stabilis
2.68	with stamp
-1.07	with stand
-1.99	with tag
-1.33	with tail
-2.05	with teenag
3.54	with ten
0.91	with the
-2.17	with their
-1.04	with thre
-1.33	with tim
-1.76	with tripod
-2.97	with two
1.57	with us
-2.51	with usb
-1.48	with van
1.49	with you
0.81	with your
2.25	withdraw
2.00	withdraw ever
-1.15	within
-1.87	within #teen
-2.10	within a
-0.83	within about
-1.10	within fiv
-0.92	within reason
6.75	without
1.96	without @authority
1.73	without @controller
-2.03	without @deposit
-1.69	without @fee
2.23	without @keys
-1.69	without @nitrous
-2.11	without @payWord
2.22	without @street
2.88	without a
-0.95	without apolog
2.86	without attend
-1.34	without being
3.12	without bring
-1.69	without charg
1.96	without court
-2.03	without deposit
1.79	without exam
2.23	without ke
1.73	without madam
2.69	without pap
2.22	without protection
1.65	without test
4.39	without the
2.08	without touch
1.49	without your
-0.92	wobbl
-0.92	wobbl until
-1.84	wok
-2.98	woman
-3.76	woman #
-1.25	woman in
-1.30	woman meet
-2.75	woman of
2.46	woman we
2.04	womb
2.04	womb for
-2.58	women and
3.67	women belong
-1.76	women in
-1.40	women of
-1.88	women over
-2.91	women s
-1.90	women towel
0.91	won
1.87	won a
-0.94	won t
-1.20	won the
-1.87	wood
-1.35	wood @gun
-1.35	wood @threat
-1.35	wood burn
-5.12	wooden
-2.63	wooden @controller
-2.06	wooden @forced
-2.63	wooden @handle
-2.63	wooden handl
-1.33	wooden to
-2.06	wooden train
-2.44	woodland
-4.15	wool
-0.86	wool and
-2.60	worcest
-4.41	word
-0.96	word of
-2.28	wordpress
-0.82	wordpress develop
-1.77	work #
1.51	work @absentPlace
1.83	work @absentReason
2.02	work @badHours
3.04	work @childWord
-0.87	work @document
0.88	work @forced
1.83	work @noMum
-1.75	work @notSeen
-2.38	work @realJob
0.90	work @regulated
2.08	work @toyGun
1.51	work abroad
-1.75	work alon
-1.66	work at
-0.82	work can
-1.14	work charit
-3.09	work check
1.93	work ever
0.88	work fin
0.84	work for
3.04	work girl
-1.17	work goes
-1.99	work great
-0.84	work half
-1.78	work hom
-2.83	work i
2.16	work it
-3.69	work lat
-2.46	work my
2.13	work need
-1.62	work new
0.98	work no
2.79	work not
1.94	work off
2.05	work offshor
2.22	work on
-1.75	work only
2.59	work ord
-3.12	work perfect
-1.98	work permit
1.29	work so
1.93	work sponsorship
1.86	work suppli
2.65	work though
-1.36	work thre
-1.54	work two
-1.17	work visa
2.04	work we
-2.56	work wel
-2.67	work with
-1.79	workshop @buyKit
2.12	workshop eat
-1.79	workshop manual
-1.22	workshop with
0.83	world
0.83	world cup
-0.95	worm
-1.88	worn at
-1.11	worn in
2.40	worn knick
-2.49	worn onc
-1.31	worn out
-2.02	worn twic
2.70	worship
-2.99	worth
-1.77	worth #
-1.65	worth it
-1.33	would
-1.99	would @payWord
-1.99	would @salary
-1.31	would be
-1.13	would buy
-0.97	would expect
1.36	would know
-2.31	would not
-1.99	would pay
-1.76	would rath
-1.52	would suit
-2.06	would you
2.87	would your
2.59	wound
2.59	wound back
-1.85	wrap and
-2.82	wristband mak
-2.23	writ
-1.49	writ @essayMill
-1.85	writ @payWord
-1.85	writ @salary
-1.16	writ a
-1.09	writ befor
-1.49	writ essa
-2.02	writ for
-1.85	writ pay
-2.52	written
-2.16	written contract
-0.99	written off
-1.15	written on
-2.03	wrong
-2.77	wrong siz
1.49	www
1.97	www dot
-1.33	x #
-2.75	x ##
-1.57	x ###
1.44	x certain
1.00	x t
2.15	xan
1.96	xan @medicine
1.55	xan vall
2.17	xanax
2.10	xanax @dealUnit
1.98	xanax @medicine
1.98	xanax bar
-2.44	xbox
-1.40	xbox ser
-2.39	xero
2.38	xl
1.57	xl @pup
1.57	xl bul
2.10	xl without
2.46	xyz
2.62	y
1.53	y o
-2.73	yamaha
-1.38	yamaha mt
-1.97	yamaha two
-3.30	yard
-1.14	yard of
-1.69	yard with
-2.29	yari
-1.80	yari hybrid
-2.38	year #few
2.30	year #teen
0.81	year @ammo
-1.81	year @assured
-2.25	year @flat
1.53	year @hardDrug
0.87	year @images
-1.99	year @petCare
-1.88	year @street
-1.01	year a
-1.57	year ago
-3.48	year and
-1.72	year bank
0.90	year bik
-0.97	year electric
3.50	year eleven
-1.05	year end
-1.31	year experienc
-1.22	year good
-1.81	year guarante
-2.98	year her
-1.62	year hood
1.60	year i
-3.50	year in
-1.97	year let
-1.22	year nev
-1.16	year our
0.88	year photo
2.08	year proud
0.81	year round
-1.26	year s
-3.28	year sel
-1.90	year stock
-1.20	year stov
-0.81	year the
-2.82	year two
-1.15	year we
-2.69	year with
3.20	year work
1.86	yeez
1.16	yeez and
-1.51	yellow
1.79	yemen
-1.62	yet
-1.32	yet appli
-1.07	yeti
-1.14	york
-1.03	york @deposit
-2.53	york @organ
-1.03	york @payWord
-1.08	york and
-1.03	york deposit
1.01	york i
-2.53	york liv
2.11	york new
-2.48	york non
1.74	york we
1.94	york wil
1.75	york worn
1.81	yorki
-2.13	yorkshir
1.77	you
1.68	you ##
3.19	you #teen
-1.29	you @ammo
2.00	you @badHours
1.57	you @buyKit
1.52	you @chequeWork
-1.02	you @childAge
2.20	you @dealTalk
3.41	you @debtBond
2.45	you @drugRun
1.41	you @essayMill
2.13	you @fee
0.87	you @groupsOfPeople
-3.12	you @helper
1.50	you @insult
1.94	you @medicine
1.53	you @noParent
-0.87	you @paperHold
-1.27	you @regulated
1.80	you @salary
1.73	you @sexual
1.38	you @windfall
2.43	you a
-1.44	you about
1.46	you aft
-2.94	you also
2.59	you and
1.30	you are
-2.96	you arrang
-1.02	you ask
-1.77	you at
1.54	you back
-1.79	you bring
2.07	you by
0.82	you can
2.41	you claim
-2.76	you collect
-2.12	you com
3.26	you could
2.40	you cuddl
1.49	you dirt
-1.02	you don
2.04	you drink
-1.11	you for
2.11	you friend
1.76	you get
-2.43	you giv
2.38	you got
-1.07	you hav
1.38	you hom
-1.65	you how
1.67	you in
2.49	you just
-1.35	you keep
2.70	you know
-1.27	you laugh
-2.10	you ll
-2.01	you lov
1.66	you may
-2.96	you mov
2.43	you must
1.11	you my
-1.69	you need
2.05	you nev
2.38	you no
0.87	you noth
2.01	you on
-1.14	you open
2.70	you owe
1.92	you pay
3.03	you peopl
1.36	you pleas
1.59	you re
2.13	you registration
-1.29	you round
2.45	you run
3.17	you sel
-2.70	you send
-1.03	you ship
-1.94	you sign
1.86	you sleep
2.27	you sort
1.84	you sta
2.80	you start
1.76	you stop
-2.83	you swap
1.71	you tel
-1.56	you ther
1.44	you through
-0.92	you tighten
0.95	you to
-1.66	you two
1.41	you undetectabl
2.82	you up
-3.05	you ve
-1.55	you wait
-2.20	you walk
2.27	you want
1.02	you what
1.38	you won
2.79	you work
2.54	young
1.58	young @childAge
4.08	young @childWord
-3.06	young adult
1.56	young and
-2.91	young at
-2.50	young coupl
1.58	young fourteen
2.40	young girl
2.72	young lad
-3.53	young look
-1.03	young mum
-2.81	young professional
2.40	young quiet
1.39	young than
2.12	youngest
4.96	your
-2.47	your @bank
2.00	your @bankSecret
0.90	your @brand
1.92	your @buyKit
-1.00	your @childWord
1.26	your @controller
2.60	your @dealTalk
1.65	your @debtBond
0.95	your @deposit
3.29	your @document
3.33	your @essayMill
2.96	your @fakeMoney
1.28	your @kitchenTool
1.99	your @noScript
1.31	your @parcelWork
2.48	your @payWord
1.24	your @realJob
2.05	your @regulated
2.08	your @street
1.20	your @untraceable
4.08	your account
1.89	your ad
3.46	your address
1.92	your app
1.20	your bitcoin
0.90	your boss
1.48	your box
2.96	your card
1.50	your choic
-1.96	your credit
-1.05	your cv
-1.08	your daught
1.29	your dbs
1.65	your debt
0.95	your deposit
1.74	your document
1.13	your door
0.97	your driv
2.44	your drug
1.39	your email
2.93	your ex
1.30	your fami
2.31	your flat
1.98	your fre
-1.21	your friend
1.68	your ful
0.86	your hotel
2.27	your id
2.65	your jaw
1.78	your job
1.37	your kitchen
1.76	your leg
2.57	your local
2.40	your mileag
2.89	your mone
2.58	your mortgag
1.49	your mouth
2.58	your mum
2.91	your nam
2.24	your numb
-2.12	your offic
2.79	your onlin
0.93	your packag
1.80	your pap
0.91	your parent
2.79	your part
1.18	your partn
2.35	your payment
1.62	your personal
0.89	your phon
1.71	your pictur
2.22	your plac
1.98	your point
-1.19	your room
1.60	your sav
1.92	your start
1.78	your stolen
1.99	your tablet
3.22	your theor
2.02	your throat
-2.05	your tim
2.11	your to
1.49	your top
2.65	your visa
2.09	your wag
2.63	your wallet
2.87	your wif
-1.97	your word
2.09	yourself is
-2.03	youth
-2.03	youth work
-1.41	z
-1.62	z @petCare
-1.62	z spa
-1.82	zara
-2.10	zealand
3.02	zero
2.82	zero #few
2.46	zero for
-2.87	zero fridg
-1.15	zero hour
1.87	zero one
1.65	zero seven
-2.30	zetec
-1.91	zip
-1.29	zip and
-1.17	zip by
-1.63	zip hem
-1.96	zoe
3.76	zombi
3.57	zombi @blade
1.85	zombi blad
2.88	zombi knif
0.85	zon
1.55	zon #few
2.61	zop
1.55	zop @noScript
1.55	zop @sexual
2.21	zop hello
1.55	zop strip
1.79	zopi
2.29	zopiclon
`;
